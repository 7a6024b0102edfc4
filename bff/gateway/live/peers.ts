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
 * A connection is closed after this number of failed access checks. Including the delays between the checks, this
 * happens within 5 s of the change of access.
 */
export const CHECK_ATTEMPTS = 4;
export const CHECK_RETRY_DELAY_MS = 750;
/** The time over which the access checks of all connections are spread after an outage of the bus. */
const RESUME_SPREAD_MS = 3_000;

/** A connection together with its client: a member or a visitor. */
export interface Peer {
  connection: LiveConnection;
  asker: Asker;
  /** The member's id. Set after the platform has confirmed the token. */
  viewerId?: string;
  /**
   * The ids of the members that are hidden from this member, for example by a block. Loaded when the connection first
   * starts a subscription whose field has `authorsOf`.
   */
  hidden?: ReadonlySet<string>;
  /**
   * The time at which the member's age verification expires. Null if the age is not verified; undefined if the platform
   * does not verify ages.
   */
  adultUntil?: Date | null;
  /** The running subscriptions of the connection. */
  streams: Set<Stream>;
  /** The subscriptions of the connection by id, including subscriptions that still wait for their access check. */
  operations: object;
  /** The cursor from which the client wants to resume. It overrides the argument `after` of the subscription. */
  resumeFrom?: string | undefined;
  /** True if the client asked for the calls to the platform of each event, by `x-brasa-trace: 1`. */
  isTraceAsked?: boolean;
  /** The number of access checks of this connection that have started so far. */
  checks: number;
}

export interface Stream {
  asked: Asked;
  idle: IdleIterator;
  /**
   * The author to whose audience (the people that may see the author's content) the listener must belong. Undefined if
   * access depends on no single author (realtime.ts).
   */
  authorId: string | undefined;
}

/**
 * An event on the topic `access` (API.md, "Events"). Without a type, it means that the permissions of the member have
 * changed. With the type `audience`, it means that other people than before may see the member.
 */
const accessChanged = z.object({ idUser: z.string(), type: z.string().optional() });
/**
 * The time over which access checks are spread after a change of an author's audience. The first AUDIENCE_AT_ONCE
 * listeners are checked immediately.
 */
const AUDIENCE_WITHIN_MS = 1_000;
const AUDIENCE_AT_ONCE = 50;

/** The profile of the signed-in member. A platform that does not verify ages omits `adultUntil`. */
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
  /** Converts an error to the error that the client gets when its subscription is ended. */
  present: (error: unknown, fieldName: string) => Error;
}

/**
 * Tracks the members that are connected to this process. When a member's access changes (the hint may come from another
 * process), it checks the session and every subscription of the member again, and ends those that are no longer
 * allowed. It fails closed: if the check itself fails, the connection is closed, and the client has to reconnect.
 */
export function createPeers({ bus, connected, http, createContext, logger, present }: Parts) {
  const ofMember = new Map<string, Set<Peer>>();
  /** The number of changes of any member's audience so far. */
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
   * Loads the member's data again. Only the latest check stores its result, because the responses may arrive out of
   * order.
   */
  async function refreshMember(peer: Peer, check: number) {
    const who = await whoIs(http, peer.asker);
    if (peer.checks === check) setAge(peer, who);
    if (!peer.hidden) return;
    const hidden = await hiddenFrom(http, peer.asker);
    if (peer.checks === check) peer.hidden = hidden;
  }

  /**
   * Authorizes a running subscription again, and ends it if the client may no longer listen.
   * @throws {Fault} UPSTREAM_UNAVAILABLE if the platform does not answer
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
     * Verifies the session token by a call to the platform, and stores the member's id.
     * @throws {Fault} UNAUTHENTICATED if there is no valid session, RATE_LIMITED if the member has too many connections
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
     * @throws {Fault} RATE_LIMITED if the member has too many
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
     * @throws {Fault} if the platform does not answer
     */
    async loadHidden(peer: Peer) {
      if (peer.viewerId === undefined || peer.hidden) return;
      // Loads the ids again if an access check has started meanwhile, because `recheck` does not refresh ids before
      // they are loaded.
      for (let checks = -1; checks !== peer.checks;) {
        checks = peer.checks;
        peer.hidden = await hiddenFrom(http, peer.asker);
      }
    },

    /**
     * Authorizes a subscription. Repeats the check if the access of the listener or the audience of any member has
     * changed during the check.
     * @returns the id of the author to whose audience the listener must belong
     * @throws {Fault} if the client may not listen
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
  // A platform without this call has no blocks, so no member is hidden.
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
 * Checks the age verification of the connection's member, if the platform verifies ages.
 * @throws {Fault} AGE_ASSURANCE_REQUIRED if the age is not verified or the verification has expired
 */
export function requireAdultPeer({ adultUntil }: Peer) {
  if (adultUntil !== undefined && (adultUntil === null || adultUntil <= new Date())) {
    throw new Fault('AGE_ASSURANCE_REQUIRED');
  }
}
