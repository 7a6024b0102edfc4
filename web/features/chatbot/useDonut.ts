import { useEffect, useReducer } from 'react';
import { nextLine } from './lines.ts';

export type DonutMessage = { id: number; from: 'me' | 'donut'; text: string };

const THINKING_TIME_MS = 1_000; // ms; the delay of the bot's answers that SPEC.md, section 9, requires

type Talk = { messages: readonly DonutMessage[]; owed: number };
type Said = { from: 'me' | 'donut'; text: string };

const greeting: Talk = {
  messages: [
    { id: 0, from: 'donut', text: 'Oi! Eu sou o Donut. Pergunte qualquer coisa: eu respondo qualquer coisa.' },
  ],
  owed: 0,
};

function talk({ messages, owed }: Talk, { from, text }: Said): Talk {
  return { messages: [...messages, { id: messages.length, from, text }], owed: from === 'me' ? owed + 1 : owed - 1 };
}

/**
 * The state of the chat with Donut, the joke chatbot (SPEC.md, section 1). Donut answers every message after one
 * second, in the browser only.
 */
export function useDonut() {
  const [{ messages, owed }, say] = useReducer(talk, greeting);
  const answered = messages.findLast(({ from }) => from === 'donut');

  useEffect(() => {
    if (owed === 0) return;
    const timer = setTimeout(() => say({ from: 'donut', text: nextLine(answered?.text ?? null) }), THINKING_TIME_MS);
    return () => clearTimeout(timer);
  }, [owed, answered?.text]);

  return { messages, typing: owed > 0, send: (text: string) => say({ from: 'me', text }) };
}
