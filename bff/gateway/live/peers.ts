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

/** A peer that cannot be checked after so many attempts is disconnected, within 5 s of the change. */
export const CHECK_ATTEMPTS = 4;
export const CHECK_RETRY_DELAY_MS = 750;
/** When the bus is back every peer is checked again, spread over this time. */
const RESUME_SPREAD_MS = 3_000;

/** A connection and its member or visitor. */
export interface Peer {
  connection: LiveConnection;
  asker: Asker;
  /** The member's id, once the platform has confirmed the token. */
  viewerId?: string;
  /** Members hidden from this one. Loaded once the peer listens to a field with authors. */
  hidden?: ReadonlySet<string>;
  /** The end of the member's age verification, or null without one. Absent on a platform that does not verify ages. */
  adultUntil?: Date | null;
  /** The running subscriptions. */
  streams: Set<Stream>;
  /** The operations by id, including those that are still being checked. */
  operations: object;
  /** The cursor from which the client asks to go on, in place of the operation's own `after`. */
  resumeFrom?: string | undefined;
  /** The number of access checks so far. */
  checks: number;
}

export interface Stream {
  asked: Asked;
  idle: IdleIterator;
  /** The member in whose audience the listener must be (realtime.ts). */
  authorId: string | undefined;
}

/**
 * API.md, "Events": a member's permissions have changed; with type `audience`, the set of people that may see the
 * member.
 */
const accessChanged = z.object({ idUser: z.string(), type: z.string().optional() });
/**
 * When an author's audience changes, the listeners after the first AUDIENCE_AT_ONCE are checked spread over this time.
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
  /** Returns the error for a client that may no longer listen. */
  present: (error: unknown, fieldName: string) => Error;
}

/**
 * Tracks the members connected to this process. When a member's access changes, here or elsewhere, it checks the
 * session and every stream again, and ends those that are no longer allowed. It fails closed: a peer that cannot be
 * checked is disconnected, and its client reconnects.
 */
export function createPeers({ bus, connected, http, createContext, logger, present }: Parts) {
  const ofMember = new Map<string, Set<Peer>>();
  /** The number of audience changes, of all members, so far. */
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

  /** Applies the later of two overlapping checks, because the earlier may be answered after it. */
  async function refreshMember(peer: Peer, check: number) {
    const who = await whoIs(http, peer.asker);
    if (peer.checks === check) setAge(peer, who);
    if (!peer.hidden) return;
    const hidden = await hiddenFrom(http, peer.asker);
    if (peer.checks === check) peer.hidden = hidden;
  }

  /** @throws {Fault} UPSTREAM_UNAVAILABLE if the access cannot be determined now */
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
    /** @throws {Fault} UNAUTHENTICATED without a valid session, RATE_LIMITED with too many connections */
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

    /** @throws {Fault} RATE_LIMITED if the member's connections together have too many subscriptions */
    limit(peer: Peer) {
      let asked = 0;
      for (const { operations } of ofMember.get(peer.viewerId ?? '') ?? []) asked += Object.keys(operations).length;
      if (asked <= limits.memberSubscriptions) return;
      const most = limits.memberSubscriptions;
      throw new Fault('RATE_LIMITED', `A member may have at most ${most} subscriptions.`);
    },

    /** Loads the members hidden from this one. @throws {Fault} if they cannot be determined now */
    async loadHidden(peer: Peer) {
      if (peer.viewerId === undefined || peer.hidden) return;
      // Repeats after a check in the meantime, because `recheck` does not refresh a set that is not loaded.
      for (let checks = -1; checks !== peer.checks;) {
        checks = peer.checks;
        peer.hidden = await hiddenFrom(http, peer.asker);
      }
    },

    /**
     * Authorizes a subscription, and repeats it if the listener's access or any member's audience has changed
     * meanwhile.
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
  // A platform without blocks hides no member.
  return new Set((await nullWhenNotFound(asked))?.ids);
}

async function whoIs(http: UpstreamHttp, asker: Asker) {
  return await new Upstream(http, asker).ask('GET', '/api/user-v2/profile-info', profileInfo);
}

function setAge(peer: Peer, { adultUntil }: z.output<typeof profileInfo>) {
  if (adultUntil === undefined) delete peer.adultUntil;
  else peer.adultUntil = adultUntil;
}

/** @throws {Fault} AGE_ASSURANCE_REQUIRED if the member's age is not verified or the verification has expired */
export function requireAdultPeer({ adultUntil }: Peer) {
  if (adultUntil !== undefined && (adultUntil === null || adultUntil <= new Date())) {
    throw new Fault('AGE_ASSURANCE_REQUIRED');
  }
}
