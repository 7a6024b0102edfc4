import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { z } from 'zod';
import { RESUMED, type Bus } from '../../bus/bus.ts';
import type { CreateContext } from '../context.ts';
import { Fault, nullWhenNotFound } from '../errors.ts';
import { limits } from '../execution/limits.ts';
import { Upstream, type Asker } from '../upstream/upstream.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import type { LiveConnection } from './connection.ts';
import type { IdleIterator } from './idle-iterator.ts';
import type { Asked } from './subscribe.ts';

/**
 * The number of failed access checks after which a peer is disconnected. With the delays in between, this is within 5 s
 * of the change.
 */
export const CHECK_ATTEMPTS = 4;
export const CHECK_RETRY_DELAY_MS = 750;
/** The time over which the checks of all peers are spread after an outage of the bus. */
const RESUME_SPREAD_MS = 3_000;

/** A connection, with its member or visitor. */
export interface Peer {
  connection: LiveConnection;
  asker: Asker;
  /** The member's id. Set after the platform has confirmed the token. */
  viewerId?: string;
  /**
   * The ids of the members that are hidden from this member. Loaded when the peer first listens to a field with
   * `authorsOf`.
   */
  hidden?: ReadonlySet<string>;
  /**
   * The time at which the member's age verification expires; null if the age is not verified. Undefined if the platform
   * does not verify ages.
   */
  adultUntil?: Date | null;
  /** The running subscriptions of the connection. */
  streams: Set<Stream>;
  /** The operations of the connection by id, including those that still wait for their access check. */
  operations: object;
  /** The cursor from which the client asks to resume. It overrides the argument `after` of the operation. */
  resumeFrom?: string | undefined;
  /** The number of access checks that have started so far. */
  checks: number;
}

export interface Stream {
  asked: Asked;
  idle: IdleIterator;
  /** The member in whose audience the listener must be (realtime.ts); undefined if there is no such member. */
  authorId: string | undefined;
}

/**
 * The event of API.md, "Events": a member's permissions have changed. With the type `audience`, the event means instead
 * that the set of people that may see the member has changed.
 */
const accessChanged = z.object({ idUser: z.string(), type: z.string().optional() });
/**
 * When an author's audience changes, the first AUDIENCE_AT_ONCE listeners are checked immediately, and the others over
 * this time.
 */
const AUDIENCE_WITHIN_MS = 1_000;
const AUDIENCE_AT_ONCE = 50;

/** A platform that does not verify ages omits `adultUntil`. */
const profileInfo = z.object({
  idUser: z.string(),
  adultUntil: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullish(),
});

interface Parts {
  bus: Bus;
  /** All connections of this process, including those of visitors. */
  connected: ReadonlySet<Peer>;
  http: UpstreamHttp;
  createContext: CreateContext;
  logger: Logger;
  /** Converts an error to the one that a client gets when its subscription is ended. */
  present: (error: unknown, fieldName: string) => Error;
}

/**
 * Tracks the members connected to this process. When a member's access changes, here or on another process, it checks
 * the session and every subscription again, and ends those that are no longer allowed. It fails closed: a peer that
 * cannot be checked is disconnected, and the client has to reconnect.
 */
export function createPeers({ bus, connected, http, createContext, logger, present }: Parts) {
  const ofMember = new Map<string, Set<Peer>>();
  /** The number of audience changes so far, over all members. */
  let audiences = 0;

  async function recheck(peer: Peer) {
    peer.checks += 1;
    const check = peer.checks;
    for (let attempt = 0; attempt < CHECK_ATTEMPTS && peer.connection.isOpen(); attempt += 1) {
      try {
        if (peer.asker.token !== undefined) await refreshMember(peer, check);
        await Promise.all([...peer.streams].map((stream) => authorizeAgain(peer, stream)));
        return;
      } catch (error) {
        if (error instanceof Fault && error.code === 'UNAUTHENTICATED') {
          peer.connection.close('unauthorized');
          return;
        }
        await delay(CHECK_RETRY_DELAY_MS);
      }
    }
    peer.connection.close('try-again');
  }

  /**
   * Loads the member's data again. Only the latest check stores its result, because the response to an earlier check
   * may arrive later.
   */
  async function refreshMember(peer: Peer, check: number) {
    const who = await whoIs(http, peer.asker);
    if (peer.checks === check) setAge(peer, who);
    if (!peer.hidden) return;
    const hidden = await hiddenFrom(http, peer.asker);
    if (peer.checks === check) peer.hidden = hidden;
  }

  /**
   * Authorizes a running subscription again, and ends it if the peer may no longer listen.
   * @throws {Fault} UPSTREAM_UNAVAILABLE if the platform cannot be asked now
   */
  async function authorizeAgain(peer: Peer, stream: Stream) {
    const { asker } = peer;
    const { asked, idle } = stream;
    try {
      requireAdultPeer(peer);
      stream.authorId = await asked.live.authorize?.(asked.args, createContext(new Upstream(http, asker), asker));
    } catch (error) {
      if (error instanceof Fault && error.code === 'UPSTREAM_UNAVAILABLE') throw error;
      idle.fail(present(error, asked.fieldName));
    }
  }

  const check = (peer: Peer) => {
    recheck(peer).catch((error: unknown) => {
      logger.error({ err: error }, 'rechecking the access of a member failed');
      peer.connection.terminate();
    });
  };
  const checkWithin = (peers: Iterable<Peer>, time: number) => {
    for (const peer of peers) setTimeout(() => check(peer), Math.random() * time).unref();
  };
  const checkListenersOf = (authorId: string) => {
    audiences += 1;
    const listeners = [...connected].filter(({ streams }) =>
      [...streams].some((stream) => stream.authorId === authorId),
    );
    listeners.slice(0, AUDIENCE_AT_ONCE).forEach(check);
    checkWithin(listeners.slice(AUDIENCE_AT_ONCE), AUDIENCE_WITHIN_MS);
  };
  const leave = [
    bus.subscribe('access', (event) => {
      const changed = accessChanged.safeParse(event).data;
      if (changed?.type === 'audience') checkListenersOf(changed.idUser);
      else if (changed) ofMember.get(changed.idUser)?.forEach(check);
    }),
    bus.subscribe(RESUMED, () => {
      audiences += 1;
      checkWithin(connected, RESUME_SPREAD_MS);
    }),
  ];

  return {
    /**
     * Confirms the token with the platform and stores the member's id.
     * @throws {Fault} UNAUTHENTICATED without a valid session, RATE_LIMITED if the member has too many connections
     */
    async authenticate(peer: Peer) {
      if (peer.viewerId !== undefined) return;
      if (peer.asker.token === undefined) throw new Fault('UNAUTHENTICATED', 'Entre para continuar.');
      const who = await whoIs(http, peer.asker);
      const id = who.idUser;
      const peers = ofMember.get(id) ?? new Set();
      if (!peers.has(peer) && peers.size >= limits.sockets) throw new Fault('RATE_LIMITED');
      if (peer.connection.isOpen()) ofMember.set(id, peers.add(peer));
      peer.viewerId = id;
      setAge(peer, who);
    },

    /**
     * Checks the number of the member's subscriptions over all connections.
     * @throws {Fault} RATE_LIMITED if there are too many
     */
    limit(peer: Peer) {
      let asked = 0;
      for (const { operations } of ofMember.get(peer.viewerId ?? '') ?? []) asked += Object.keys(operations).length;
      if (asked <= limits.memberSubscriptions) return;
      const most = limits.memberSubscriptions;
      throw new Fault('RATE_LIMITED', `A member may have at most ${most} subscriptions.`);
    },

    /**
     * Loads the ids of the members that are hidden from this member.
     * @throws {Fault} if the platform cannot be asked now
     */
    async loadHidden(peer: Peer) {
      if (peer.viewerId === undefined || peer.hidden) return;
      // Loads the ids again if an access check ran meanwhile, because `recheck` does not refresh ids that are not
      // loaded yet.
      for (let checks = -1; checks !== peer.checks;) {
        checks = peer.checks;
        peer.hidden = await hiddenFrom(http, peer.asker);
      }
    },

    /**
     * Authorizes a subscription. Repeats the check if the access of the listener or the audience of any member has
     * changed meanwhile.
     * @returns the member in whose audience the listener must be
     * @throws {Fault} if the peer may not listen
     */
    async authorize(peer: Peer, { live, args }: Asked, asker: Asker) {
      for (;;) {
        const [checks, audience] = [peer.checks, audiences];
        const authorId = await live.authorize?.(args, createContext(new Upstream(http, asker), asker));
        if (checks === peer.checks && audience === audiences) return authorId;
      }
    },

    forget(peer: Peer) {
      const peers = peer.viewerId === undefined ? undefined : ofMember.get(peer.viewerId);
      if (peers?.delete(peer) && peers.size === 0) ofMember.delete(peer.viewerId ?? '');
    },

    close() {
      for (const each of leave) each();
    },
  };
}

export type Peers = ReturnType<typeof createPeers>;

async function hiddenFrom(http: UpstreamHttp, asker: Asker): Promise<ReadonlySet<string>> {
  const asked = new Upstream(http, asker).ask('GET', '/api/user-v2/hidden-ids', z.object({ ids: z.array(z.string()) }));
  // A platform without this call knows no blocks, and hides no member.
  return new Set((await nullWhenNotFound(asked))?.ids);
}

async function whoIs(http: UpstreamHttp, asker: Asker) {
  return await new Upstream(http, asker).ask('GET', '/api/user-v2/profile-info', profileInfo);
}

function setAge(peer: Peer, { adultUntil }: z.output<typeof profileInfo>) {
  if (adultUntil === undefined) delete peer.adultUntil;
  else peer.adultUntil = adultUntil;
}

/**
 * Checks the age verification of the peer's member, if the platform verifies ages.
 * @throws {Fault} AGE_ASSURANCE_REQUIRED if the age is not verified or the verification has expired
 */
export function requireAdultPeer({ adultUntil }: Peer) {
  if (adultUntil !== undefined && (adultUntil === null || adultUntil <= new Date())) {
    throw new Fault('AGE_ASSURANCE_REQUIRED');
  }
}
