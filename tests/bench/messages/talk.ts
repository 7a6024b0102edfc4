import { z } from 'zod';

/** A simulated conversation of two members: one sends messages, the other receives them. */
export const talk = z.object({ conversationId: z.string(), senderToken: z.string(), listenerToken: z.string() });
export type Talk = z.infer<typeof talk>;

export const order = z.discriminatedUnion('type', [
  /** Opens the connections of all members of the talks. */
  z.object({
    type: z.literal('open'),
    server: z.enum(['Brasa', 'socket.io', 'stock graphql-ws']),
    url: z.string(),
    talks: z.array(talk),
    /** `send` and `listen` are GraphQL operations of the web app. */
    send: z.string(),
    listen: z.string(),
  }),
  /** Sends `rate` messages per second at fixed times, even if earlier messages are still unanswered. */
  z.object({ type: z.literal('say'), rate: z.number(), time: z.number() }),
  z.object({ type: z.literal('close') }),
]);
export type Order = z.infer<typeof order>;

/** The result of a round. Each time is measured in ms from the moment at which the message should have been sent. */
export const said = z.object({
  sent: z.number(),
  /** The number of messages received within the round. */
  heardInTime: z.number(),
  lost: z.number(),
  answered: z.array(z.number()),
  heard: z.array(z.number()),
});
export type Said = z.infer<typeof said>;
