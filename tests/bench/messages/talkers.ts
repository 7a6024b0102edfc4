import { setTimeout as delay } from 'node:timers/promises';
import { now } from '../realtime/event.ts';
import { connectors, type Line } from './lines.ts';
import { order, type Order, type Said } from './talk.ts';

/** Simulates many members who send and receive messages, in a process of its own. */

const AT_ONCE = 50;
const TIMEOUT_MS = 10_000; // ms to wait at the end of a round for messages that have not arrived yet
/**
 * The maximum number of unanswered messages. While it is reached, no more are sent, because the server cannot keep up
 * with the rate anyway.
 */
const MAX_UNDER_WAY = 4_000;

let lines: Line[] = [];
let heard: { delay: number; at: number }[] = [];

async function obey(asked: Order) {
  if (asked.type === 'open') {
    const connect = connectors[asked.server];
    for (let from = 0; from < asked.talks.length; from += AT_ONCE) {
      const some = asked.talks.slice(from, from + AT_ONCE);
      lines.push(...(await Promise.all(some.map((talk) => connect(asked, talk, hear)))));
    }
    await delay(1_000);
    return {};
  }
  if (asked.type === 'say') return await say(asked.rate, asked.time);
  for (const line of lines) line.close();
  lines = [];
  return {};
}

function hear(message: string) {
  const at = message.indexOf('at=');
  if (at < 0) return;
  const began = Number(message.slice(at + 3, message.indexOf(';', at)));
  heard.push({ delay: now() - began, at: now() });
}

async function say(rate: number, time: number): Promise<Said> {
  heard = [];
  const answered: number[] = [];
  let [sent, underWay, lost] = [0, 0, 0];
  const began = now();
  const end = began + time;
  while (now() < end) {
    for (const due = Math.floor(((now() - began) * rate) / 1_000); sent < due && underWay < MAX_UNDER_WAY;) {
      const line = lines[sent % lines.length];
      const at = began + (sent * 1_000) / rate;
      sent += 1;
      underWay += 1;
      void line
        ?.send(`at=${at};`)
        .then(
          () => answered.push(now() - at),
          () => (lost += 1),
        )
        .finally(() => (underWay -= 1));
    }
    await delay(1);
  }
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until && (underWay > 0 || heard.length < sent - lost);) {
    await delay(10);
  }
  const heardInTime = heard.filter(({ at }) => at <= end).length;
  return { sent, heardInTime, lost, answered, heard: heard.map((one) => one.delay) };
}

process.on('message', (message) => void obey(order.parse(message)).then((answer) => process.send?.(answer)));
