import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { createLocalBus } from '../../bff/bus/bus.ts';
import type { PlatformConfig } from '../../bff/platform/settings/platform-config.ts';
import { createPlatform } from '../../bff/platform/server.ts';
import { demoWorld } from '../../bff/demo/demo.ts';
import type { NewUser } from '../../bff/platform/db/schema.ts';
import { transact } from '../../bff/platform/db/transact.ts';
import { countFollow } from '../../bff/platform/profiles/relations.ts';
import { openSession } from '../../bff/platform/auth/session.ts';
import { checkLedger } from '../../bff/platform/wallet/ledger/check.ts';
import { refuseDifferences, watchContract } from './api-contract.ts';
import { dropPostgresDatabase } from './postgres.ts';
import { removeFolder } from './remove-folder.ts';
import { copyPglite, createMigratedPostgres } from './templates.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** The kinds of database that are available on this machine. The global setup prints them. */
export const databaseKinds: readonly DatabaseKind[] =
  inject('postgresUrl') === null ? ['pglite'] : ['pglite', 'postgres'];

/**
 * The kinds of database on which most suites run. Usually only PostgreSQL, because it is faster and is used in
 * production. In `npm run test:long`: PostgreSQL and PGlite. If PostgreSQL is not installed: PGlite.
 */
export const usualKinds = inject('everyDatabase') ? databaseKinds : databaseKinds.slice(-1);

/**
 * Runs a suite over HTTP against a real platform. Each suite has a platform of its own.
 * After the last test the suite fails if the check of `npm run ledger:check` finds a problem, or if an answer differed
 * from the OpenAPI document.
 */
export function describePlatform(
  title: string,
  suite: Suite,
  config: Partial<PlatformConfig> = {},
  options: SuiteOptions = {},
) {
  describeOn(usualKinds, title, suite, config, options);
}

/**
 * Runs a suite as `describePlatform` does, but on every kind of database that the machine has. For code that differs
 * between the kinds.
 */
export function describeOnEachDatabase(
  title: string,
  suite: Suite,
  config: Partial<PlatformConfig> = {},
  options: SuiteOptions = {},
) {
  describeOn(databaseKinds, title, suite, config, options);
}

type Suite = (platform: TestPlatform) => void;

interface SuiteOptions {
  /**
   * Disables the ledger check after the suite, for a suite that has to damage the ledger and cannot repair it. The
   * value says what the suite damages.
   */
  ledgerBrokenBy?: string;
  /** Skips the suite on PGlite. The title of the suite says "needs PostgreSQL". */
  needsPostgres?: boolean;
}

function describeOn(
  kinds: readonly DatabaseKind[],
  title: string,
  suite: Suite,
  config: Partial<PlatformConfig>,
  { ledgerBrokenBy, needsPostgres = false }: SuiteOptions,
) {
  describe.each(kinds.filter((kind) => kind === 'postgres' || !needsPostgres))(`${title} (%s)`, (kind) => {
    const platform = new TestPlatform(kind, config);
    beforeAll(() => platform.start());
    afterAll(async () => {
      try {
        if (ledgerBrokenBy === undefined) await platform.expectSoundLedger();
      } finally {
        await platform.stop();
      }
    });
    suite(platform);
  });
}

export interface Member {
  id: string;
  token: string;
  email: string;
  name: string;
}

export interface CallOptions {
  /** The member who makes the call. For a visitor the value is null or absent. */
  as?: Member | null;
  json?: unknown;
  form?: FormData;
  /** A request body that is sent as it is, without serialization. */
  text?: string;
  headers?: Record<string, string>;
}

type Running = Awaited<ReturnType<typeof createPlatform>>;

export class TestPlatform {
  readonly events: { topic: string; payload: unknown }[] = [];
  /**
   * The event bus: the platform publishes its events there to a gateway that a test starts in front of this platform.
   */
  readonly bus = createLocalBus();
  url = '';
  dataDir = '';
  /** The differences between the answers so far and the OpenAPI document. */
  readonly differences = new Set<string>();
  private running: Running | undefined;
  private log = '';
  /** The URL of the database; undefined with PGlite. */
  databaseUrl: string | undefined;
  private databaseName = '';

  constructor(
    readonly kind: DatabaseKind,
    private readonly config: Partial<PlatformConfig> = {},
  ) {}

  async start() {
    this.dataDir = await mkdtemp(join(tmpdir(), 'brasa-platform-'));
    const databaseUrl = this.kind === 'postgres' ? await this.makePostgresDatabase() : undefined;
    this.databaseUrl = databaseUrl;
    if (this.kind === 'pglite') copyPglite(this.dataDir);
    const config: PlatformConfig = {
      port: 0,
      dataDir: this.dataDir,
      databaseUrl,
      cards: { kind: 'sandbox' },
      demo: false,
      mailFrom: 'Brasa <nao-responda@brasa.example>',
      logLevel: 'info',
      ...this.config,
    };
    this.running = await createPlatform(config, {
      publish: (topic, payload) => {
        this.events.push({ topic, payload });
        this.bus.publish(topic, payload);
      },
      demo: demoWorld,
      logDestination: { write: (line) => void (this.log += line) },
    });
    watchContract(this.running.server, this.differences);
    this.url = `http://127.0.0.1:${(await this.running.listen(0)).port}`;
  }

  /**
   * Stops the platform and removes its data.
   * @throws if an answer of the platform differed from its OpenAPI document; the error lists all differences
   */
  async stop() {
    await this.running?.close();
    this.running = undefined;
    if (this.databaseName !== '') await dropPostgresDatabase(inject('postgresUrl') ?? '', this.databaseName);
    await removeFolder(this.dataDir);
    refuseDifferences(this.differences);
  }

  /**
   * Runs the check of `npm run ledger:check`. Does nothing if the suite did not start or moved no money.
   * @throws if the check finds problems; the error lists all of them
   */
  async expectSoundLedger() {
    if (this.running === undefined) return;
    const movement = await this.db.selectFrom('ledger_transactions').select('id').limit(1).executeTakeFirst();
    if (movement === undefined) return;
    const { problems } = await checkLedger(this.db);
    if (problems.length === 0) return;
    throw new Error(`the ledger has ${problems.length} problems after this suite:\n${problems.join('\n')}`);
  }

  get db() {
    return this.platform.db;
  }

  get payments() {
    return this.platform.payments;
  }

  /** The port of the payment sandbox. */
  get sandboxPort() {
    return this.platform.sandboxPort ?? 0;
  }

  /** The Express app of the platform. */
  get app() {
    return this.platform.app;
  }

  get server() {
    return this.platform.server;
  }

  get age() {
    return this.platform.age;
  }

  get exports() {
    return this.platform.exports;
  }

  get erasure() {
    return this.platform.erasure;
  }

  get finalActs() {
    return this.platform.finalActs;
  }

  get reportAnswers() {
    return this.platform.reportAnswers;
  }

  get auditHead() {
    return this.platform.auditHead;
  }

  get publishedSearch() {
    return this.platform.publishedSearch;
  }

  get media() {
    return this.platform.media;
  }

  /** Returns the events that were published on one topic. */
  eventsOn(topic: string) {
    return this.events.filter((event) => event.topic === topic);
  }

  /** Returns everything that the platform has logged so far. */
  get logged() {
    return this.log;
  }

  /** Sends one HTTP request. Returns a JSON body parsed and any other body as text. */
  async call(method: string, path: string, { as, json, form, text: sent, headers = {} }: CallOptions = {}) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(as ? { authorization: `Bearer ${as.token}` } : {}),
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? sent ?? (json === undefined ? undefined : JSON.stringify(json)),
      redirect: 'manual',
    });
    const text = await response.text();
    // Prints the platform's log after a 500. The cause is only in that log, which is lost when the test ends.
    if (response.status === 500) console.error(this.log.split('\n').findLast((line) => line.includes('"stack"')));
    const body: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
    return { status: response.status, body, headers: response.headers };
  }

  /** Inserts a member with a session into the database. Skips hashing a password, because it is slow. */
  async member(given: Partial<NewUser> = {}): Promise<Member> {
    const id = given.id ?? uuidv7();
    const user = {
      id,
      email: `${id}@exemplo.example`,
      password_hash: 'none',
      name: `Membro ${id.slice(-4)}`,
      nickname: 'membro',
      birth_date: '1990-05-01',
      ...given,
    };
    await this.db.insertInto('users').values(user).execute();
    const token = await openSession(this.db, id, user.password_hash);
    return { id, token: token ?? '', email: user.email, name: user.name };
  }

  /** Inserts a post into the database. */
  async post(author: Member, given: { text?: string; community?: string; at?: Date } = {}) {
    const id = given.at === undefined ? uuidv7() : uuidv7({ msecs: given.at.getTime() });
    await this.db
      .insertInto('posts')
      .values({
        id,
        author_id: author.id,
        text: given.text ?? 'um post',
        community_id: given.community ?? null,
        created_at: given.at ?? new Date(),
      })
      .execute();
    return id;
  }

  /** Writes a comment with a request to the platform. */
  async comment(author: Member, postId: string, content = 'um comentário', idCommentParent: string | null = null) {
    const { body } = await this.call('POST', `/api/comment/${postId}`, {
      as: author,
      json: { content, idCommentParent },
    });
    return fieldOf(body, 'idComment');
  }

  /** Inserts a community with its owner and other members into the database. */
  async community(owner: Member, members: Member[] = [], kind: 'PRIVADA' | 'VIP' = 'PRIVADA') {
    const id = uuidv7();
    await this.db
      .insertInto('communities')
      .values({
        id,
        owner_id: owner.id,
        kind,
        name: 'Comunidade',
        price_cents: kind === 'VIP' ? 1_990 : null,
        member_count: members.length + 1,
      })
      .execute();
    for (const { id: userId } of [owner, ...members]) {
      const role = userId === owner.id ? 'OWNER' : 'MEMBER';
      await this.db
        .insertInto('community_members')
        .values({ id: uuidv7(), community_id: id, user_id: userId, role })
        .execute();
    }
    return id;
  }

  /** Inserts a follow into the database and counts it. */
  async follow(follower: Member, followed: Member) {
    await transact(this.db, async (tx) => {
      await tx.insertInto('follows').values({ follower_id: follower.id, followed_id: followed.id }).execute();
      await countFollow(tx, follower.id, followed.id, 1);
    });
  }

  async block(blocker: Member, blocked: Member) {
    await this.db.insertInto('blocks').values({ blocker_id: blocker.id, blocked_id: blocked.id }).execute();
  }

  async mute(muter: Member, muted: Member) {
    await this.db.insertInto('mutes').values({ muter_id: muter.id, muted_id: muted.id }).execute();
  }

  private get platform() {
    if (!this.running) throw new Error('The platform is not running.');
    return this.running;
  }

  private async makePostgresDatabase() {
    this.databaseName = `test_${randomUUID().replaceAll('-', '')}`;
    return await createMigratedPostgres(this.databaseName);
  }
}

/**
 * Returns a text field of a response body.
 * @throws if the field is not a string
 */
export function fieldOf(body: unknown, name: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  if (typeof value !== 'string') throw new Error(`No text field ${name} in ${JSON.stringify(body)}`);
  return value;
}
