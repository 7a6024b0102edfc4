import { setTimeout as delay } from 'node:timers/promises';
import { CloseCode } from 'graphql-ws';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { RESUMED, type Bus } from '../../bus.ts';
import { createContext } from '../context.ts';
import { Fault, nullWhenNotFound } from '../errors.ts';
import { limits } from '../execution/limits.ts';
import { Upstream, type Asker } from '../upstream/upstream.ts';
import type { UpstreamHttp } from '../upstream/upstream-adapter.ts';
import type { IdleIterator } from './idle-iterator.ts';
import type { Asked } from './subscribe.ts';

const TRY_AGAIN_LATER = 1013;
/** A peer that cannot be checked after so many attempts is disconnected, within 5 s of the change. */
export const CHECK_ATTEMPTS = 4;
export const CHECK_RETRY_DELAY_MS = 750;
/** When the bus is back every peer is checked again, spread over this time. */
const RESUME_SPREAD_MS = 3_000;

/** One socket and its member or visitor. */
export interface Peer {
  socket: WebSocket;
  asker: Asker;
  /** Whose token it is, once the platform has said so. */
  viewerId?: string;
  /** Members whose words do not reach this one; known once it listens to something that has authors. */
  hidden?: ReadonlySet<string>;
  /** Where only they are told anything whose age is known: until when this one's is, and null where it is not. */
  adultUntil?: Date | null;
  /** What it listens to. */
  streams: Set<Stream>;
  /** What it has asked for by id, what is being looked at included. */
  operations: object;
  /** Counts how often its access was looked at again. */
  checks: number;
}

export interface Stream {
  asked: Asked;
  idle: IdleIterator;
  /** By whose audience it may be heard (realtime.ts). */
  authorId: string | undefined;
}

/** API.md, "Events": what a member may do or see has changed; of type `audience`, who may see what is the member's. */
const accessChanged = z.object({ idUser: z.string(), type: z.string().optional() });
/** Where many listen to one member they are looked at again spread over this time. */
const AUDIENCE_WITHIN = 1_000; // ms
const AUDIENCE_AT_ONCE = 50;

/** A platform that assures no ages says nothing of them. */
const profileInfo = z.object({
  idUser: z.string(),
  adultUntil: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullish(),
});

interface Parts {
  bus: Bus;
  /** All sockets of this process, those of visitors included. */
  connected: ReadonlySet<Peer>;
  http: UpstreamHttp;
  logger: Logger;
  /** What the client is told when it may not listen any more. */
  present: (error: unknown, fieldName: string) => Error;
}

/**
 * The members connected to this process. When their access changes, here or elsewhere, whether the session lives and
 * every stream may go on is asked again: what may not is ended. It fails closed: a peer that cannot be checked is
 * disconnected, and its client asks again.
 */
export function createPeers({ bus, connected, http, logger, present }: Parts) {
  const ofMember = new Map<string, Set<Peer>>();
  /** Counts how often the audience of any member changed. */
  let audiences = 0;

  async function recheck(peer: Peer) {
    peer.checks += 1;
    const check = peer.checks;
    for (let attempt = 0; attempt < CHECK_ATTEMPTS && peer.socket.readyState === peer.socket.OPEN; attempt += 1) {
      try {
        if (peer.asker.token !== undefined) await refreshMember(peer, check);
        await Promise.all([...peer.streams].map((stream) => authorizeAgain(peer, stream)));
        return;
      } catch (error) {
        if (error instanceof Fault && error.code === 'UNAUTHENTICATED') {
          peer.socket.close(CloseCode.Unauthorized, 'Unauthorized');
          return;
        }
        await delay(CHECK_RETRY_DELAY_MS);
      }
    }
    peer.socket.close(TRY_AGAIN_LATER, 'Try again later');
  }

  /** Of two checks that overlap the later one counts: the earlier may have been answered after it. */
  async function refreshMember(peer: Peer, check: number) {
    const who = await whoIs(http, peer.asker);
    if (peer.checks === check) setAge(peer, who);
    if (!peer.hidden) return;
    const hidden = await hiddenFrom(http, peer.asker);
    if (peer.checks === check) peer.hidden = hidden;
  }

  /** @throws {Fault} when it cannot be known now */
  async function authorizeAgain(peer: Peer, stream: Stream) {
    const { asker } = peer;
    const { asked, idle } = stream;
    try {
      requireAdult(peer);
      stream.authorId = await asked.live.authorize?.(asked.args, createContext(new Upstream(http, asker), asker));
    } catch (error) {
      if (error instanceof Fault && error.code === 'UPSTREAM_UNAVAILABLE') throw error;
      idle.fail(present(error, asked.fieldName));
    }
  }

  const check = (peer: Peer) => {
    recheck(peer).catch((error: unknown) => {
      logger.error({ err: error }, 'a member could not be checked again');
      peer.socket.terminate();
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
    checkWithin(listeners.slice(AUDIENCE_AT_ONCE), AUDIENCE_WITHIN);
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
    /** @throws {Fault} UNAUTHENTICATED without a living session, RATE_LIMITED with too many sockets */
    async authenticate(peer: Peer) {
      if (peer.viewerId !== undefined) return;
      if (peer.asker.token === undefined) throw new Fault('UNAUTHENTICATED', 'Entre para continuar.');
      const who = await whoIs(http, peer.asker);
      const id = who.idUser;
      const peers = ofMember.get(id) ?? new Set();
      if (!peers.has(peer) && peers.size >= limits.sockets) throw new Fault('RATE_LIMITED');
      if (peer.socket.readyState === peer.socket.OPEN) ofMember.set(id, peers.add(peer));
      peer.viewerId = id;
      setAge(peer, who);
    },

    /** @throws {Fault} RATE_LIMITED where the member's sockets together ask for too much */
    limit(peer: Peer) {
      let asked = 0;
      for (const { operations } of ofMember.get(peer.viewerId ?? '') ?? []) asked += Object.keys(operations).length;
      if (asked <= limits.memberSubscriptions) return;
      const most = limits.memberSubscriptions;
      throw new Fault('RATE_LIMITED', `A member may have at most ${most} subscriptions.`);
    },

    /** Loads whose words the member is not to hear. @throws {Fault} when it cannot be known now */
    async loadHidden(peer: Peer) {
      if (peer.viewerId === undefined || peer.hidden) return;
      // Asked again where it has changed meanwhile: recheck leaves alone what is not loaded.
      for (let checks = -1; checks !== peer.checks;) {
        checks = peer.checks;
        peer.hidden = await hiddenFrom(http, peer.asker);
      }
    },

    /**
     * Asked again where the listener's access, or any member's audience, has changed while it was asked.
     * @returns by whose audience it may be heard
     * @throws {Fault} when it may not be heard
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
  // A platform that knows no blocks hides no member.
  return new Set((await nullWhenNotFound(asked))?.ids);
}

async function whoIs(http: UpstreamHttp, asker: Asker) {
  return await new Upstream(http, asker).ask('GET', '/api/user-v2/profile-info', profileInfo);
}

function setAge(peer: Peer, { adultUntil }: z.output<typeof profileInfo>) {
  if (adultUntil === undefined) delete peer.adultUntil;
  else peer.adultUntil = adultUntil;
}

/** @throws {Fault} AGE_ASSURANCE_REQUIRED at the moment at which what is known of a member's age ends */
export function requireAdult({ adultUntil }: Peer) {
  if (adultUntil !== undefined && (adultUntil === null || adultUntil <= new Date())) {
    throw new Fault('AGE_ASSURANCE_REQUIRED');
  }
}
