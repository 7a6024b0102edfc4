import type { Bus } from '../../bus/bus.ts';
import type { CreateContext } from '../context.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import { CorkedQueue } from './corked-queue.ts';
import { drained } from './connection.ts';
import type { Hub } from './hub.ts';
import { IdleIterator } from './idle-iterator.ts';
import { requireAdultPeer, type Peer, type Peers, type Stream } from './peers.ts';
import { listenPersonally } from './personal.ts';
import type { PersonalField, SharedField } from './realtime.ts';
import type { Asked } from './subscribe.ts';

interface Parts {
  production: boolean;
  bus: Bus;
  hub: Hub;
  http: UpstreamHttp;
  createContext: CreateContext;
  peers: Peers;
  present: (error: unknown, fieldName: string) => Error;
}

interface Listening {
  peer: Peer;
  id: string;
  asked: Asked;
  idle: IdleIterator;
  queue: CorkedQueue;
  /** Called when the subscription has started. All events from now on will be delivered. */
  begin: () => void;
}

/**
 * Starts and stops the streams of connections. A stream sends the answers of one subscription to its connection, until
 * the client ends the subscription or disconnects.
 */
export function createStreams({ production, bus, hub, http, createContext, peers, present }: Parts) {
  function listen({ peer, id, asked, idle, queue, begin }: Listening) {
    const { connection, asker, viewerId = '', resumeFrom } = peer;
    const { live } = asked;
    const interest = { ...asked, isTraced: !production && peer.isTraceAsked === true };
    const frame = connection.frameOf(id);
    const deliver = (answer: string, place?: string) => {
      try {
        requireAdultPeer(peer);
        connection.send(frame.of(answer, place));
      } catch (error) {
        idle.fail(present(error, asked.fieldName));
      }
    };
    // If the platform verifies ages, `adultUntil` is set. Each event is then executed with the listener's token instead
    // of a visitor's context, so that the platform decides if the listener may get the event.
    if (live.kind === 'shared' && peer.adultUntil === undefined) {
      begin();
      return hub.join({ ...interest, live }, frame, (message, authorIds) => {
        queue.push(() => isHiddenFrom(peer, authorIds) || connection.send(message));
      });
    }
    return listenPersonally(
      { bus, http, createContext },
      { ...interest, live: live.kind === 'shared' ? asPersonal(live, peer, peers) : live },
      {
        asker,
        viewerId,
        resumeFrom,
        begin,
        deliver: (answer, place) => queue.push(() => deliver(answer, place)),
        ready: () => drained(connection),
        end: (error) => idle.fail(present(error, asked.fieldName)),
      },
    );
  }

  return {
    /** Opens a stream for a subscription. The stream collects events, but sends nothing until `start` is called. */
    open(peer: Peer, id: string, asked: Asked) {
      const queue = new CorkedQueue();
      const stream: Stream = { asked, idle: new IdleIterator(() => stop()), authorId: undefined };
      let isOver = false;
      let isStarted = false;
      let isBegun = false;
      const sayLive = () => {
        if (isStarted && isBegun && !isOver) peer.connection.sayLive(id);
      };
      const begin = () => {
        if (isBegun) return;
        isBegun = true;
        sayLive();
      };
      const leave = listen({ peer, id, asked, idle: stream.idle, queue, begin });
      const stop = () => {
        isOver = true;
        peer.streams.delete(stream);
        leave();
      };

      return {
        leave,
        start(authorId: string | undefined) {
          stream.authorId = authorId;
          if (!isOver) peer.streams.add(stream);
          isStarted = true;
          sayLive();
          queue.uncork();
          return stream.idle;
        },
      };
    },
  };
}

/**
 * Adapts a shared field to a personal field for one listener. Drops payloads by authors that are hidden from the
 * listener.
 */
function asPersonal(live: SharedField<unknown>, peer: Peer, peers: Peers): PersonalField<unknown> {
  return {
    kind: 'personal',
    topic: (_viewerId, args) => live.topic(args),
    async read(event) {
      const payload = live.read(event);
      if (payload === undefined || !live.authorsOf) return payload;
      await peers.loadHidden(peer);
      return isHiddenFrom(peer, live.authorsOf(payload)) ? undefined : payload;
    },
  };
}

function isHiddenFrom({ hidden }: Peer, authorIds: readonly string[]) {
  return hidden !== undefined && hidden.size > 0 && authorIds.some((id) => hidden.has(id));
}
