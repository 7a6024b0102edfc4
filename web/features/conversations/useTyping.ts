import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SetTypingDocument, TypingDocument } from './generated/conversations.ts';

const REPEAT_DELAY_MS = 3_000;
const TYPING_TIMEOUT_MS = 4_000; // ms without a key press after which the member counts as no longer typing
/**
 * In ms. A received "is typing" signal expires after this time, unless the other member repeats it. It has to expire,
 * because the signal that the member stopped typing may be lost.
 */
const FORGET = 6_000;

/**
 * Returns functions that tell the other member that the viewer is typing (throttled) and that the viewer has stopped
 * typing.
 */
export function useTypingSignal(conversationId: string) {
  const client = useApolloClient();
  const said = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const say = useCallback(
    (typing: boolean) => {
      said.current = typing ? Date.now() : 0;
      client
        .mutate({
          mutation: SetTypingDocument,
          variables: { input: { conversationId, typing } },
          context: { quiet: true },
        })
        .catch(() => undefined);
    },
    [client, conversationId],
  );
  const stop = useCallback(() => {
    clearTimeout(timer.current);
    if (said.current !== 0) say(false);
  }, [say]);
  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(stop, TYPING_TIMEOUT_MS);
    if (Date.now() - said.current > REPEAT_DELAY_MS) say(true);
  }, [say, stop]);

  useEffect(() => stop, [stop]);
  return { touch, stop };
}

/** Returns true while the other member is typing. */
export function useIsTyping(conversationId: string) {
  const client = useApolloClient();
  const [isTyping, setIsTyping] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const variables = { conversationId };
    const stream = client.subscribe({ query: TypingDocument, variables, fetchPolicy: 'no-cache' }).subscribe({
      next: ({ data }) => {
        clearTimeout(timer);
        const typing = data?.typing.isTyping ?? false;
        setIsTyping(typing);
        if (typing) timer = setTimeout(() => setIsTyping(false), FORGET);
      },
      error: () => undefined,
    });
    return () => {
      clearTimeout(timer);
      stream.unsubscribe();
      setIsTyping(false);
    };
  }, [client, conversationId]);

  return isTyping;
}
