import { z } from 'zod';

/** Two members and their conversation. */
export const talk = z.object({ conversationId: z.string(), senderToken: z.string(), listenerToken: z.string() });
export type Talk = z.infer<typeof talk>;

export const order = z.discriminatedUnion('type', [
  /** Connects all members. */
  z.object({
    type: z.literal('open'),
    server: z.enum(['Brasa', 'socket.io', 'stock graphql-ws']),
    url: z.string(),
    talks: z.array(talk),
    /** The operations of the web app. */
    send: z.string(),
    listen: z.string(),
  }),
  /** Sends `rate` messages a second, each at its time, even while earlier ones are unanswered. */
  z.object({ type: z.literal('say'), rate: z.number(), time: z.number() }),
  z.object({ type: z.literal('close') }),
]);
export type Order = z.infer<typeof order>;

/** Milliseconds from the moment a message should have been sent. */
export const said = z.object({
  sent: z.number(),
  /** Received within the round. */
  heardInTime: z.number(),
  lost: z.number(),
  answered: z.array(z.number()),
  heard: z.array(z.number()),
});
export type Said = z.infer<typeof said>;
