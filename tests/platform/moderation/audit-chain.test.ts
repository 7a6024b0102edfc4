import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createDatabase } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { createLogger } from '../../../bff/platform/telemetry/logger.ts';
import { checkAudit, createAuditWatch } from '../../../bff/platform/moderation/audit-chain.ts';
import {
  auditHeadPath,
  createAuditHead,
  notedHead,
  readAuditHead,
} from '../../../bff/platform/moderation/audit-head.ts';
import { noteRestore } from '../../../bff/platform/moderation/restored.ts';
import { writeLog } from '../../../bff/platform/cases/log.store.ts';
import { desk } from '../../support/moderation.ts';
import { argumentsOf } from '../../support/programs.ts';
import { describeOnEachDatabase, fieldOf, type Member } from '../../support/platform.ts';

const secret = 'the-secret-of-an-audit-test-0123456789';
const HOUR_MS = 3_600_000;
const run = promisify(execFile);

const entries = z.object({
  entries: z.array(z.object({ desAction: z.string(), idActor: z.string().nullable(), idCase: z.string().nullable() })),
});

describeOnEachDatabase('the audit log', (platform) => {
  const { reportedCase, decide } = desk(platform);
  let bia: Member;
  let helena: Member;

  beforeAll(async () => {
    bia = await platform.member();
    helena = await platform.member({ role: 'MODERATOR' });
  });

  const line = (action: string) =>
    platform.db.transaction().execute((tx) => writeLog(tx, { actorId: helena.id, action }));
  const problems = async () => (await checkAudit(platform.db)).problems;

  /**
   * Applies `change` in a transaction as the owner of the tables, runs `check`, and rolls the transaction back.
   * @returns the problems that `check` has reported
   */
  async function foundAfter(change: ReturnType<typeof sql>, check: typeof checkAudit = checkAudit) {
    let found: string[] = [];
    const undone = new Error('undone');
    const run = platform.db.transaction().execute(async (tx) => {
      await sql`alter table moderation_log disable trigger user`.execute(tx);
      await sql`alter table moderation_log_chain disable trigger user`.execute(tx);
      await sql`alter table moderation_log_chain drop constraint moderation_log_chain_entry_id_fkey`.execute(tx);
      await change.execute(tx);
      found = (await check(tx)).problems;
      throw undone;
    });
    await expect(run).rejects.toBe(undone);
    return found;
  }

  it('twelve concurrent writes to the audit log leave one unbroken hash chain', async () => {
    const before = (await checkAudit(platform.db)).head?.seq ?? 0;
    await Promise.all(Array.from({ length: 12 }, (_, nth) => line(`TOGETHER_${nth}`)));
    const { head, problems: found } = await checkAudit(platform.db);
    expect(found).toEqual([]);
    expect(head?.seq).toBe(before + 12);
  });

  it('updating, deleting or truncating the tables of the audit log and its hash chain fails', async () => {
    await line('STAYS');
    for (const table of ['moderation_log', 'moderation_log_chain']) {
      const name = sql.table(table);
      const set = sql.raw(table === 'moderation_log' ? `action = 'x'` : 'seq = seq + 1');
      await expect(sql`update ${name} set ${set}`.execute(platform.db)).rejects.toThrow(/append-only/);
      await expect(sql`delete from ${name}`.execute(platform.db)).rejects.toThrow(/append-only/);
      await expect(sql`truncate ${name} cascade`.execute(platform.db)).rejects.toThrow(/append-only/);
    }
  });

  it.each([
    ['changed', sql`update moderation_log set detail = '{"text":"outra"}' where id = ${sql.raw(nth(2))}`],
    ['stripped of its moderator', sql`update moderation_log set actor_id = null where id = ${sql.raw(nth(2))}`],
    ['deleted', sql`delete from moderation_log where id = ${sql.raw(nth(2))}`],
    ['removed from the hash chain', sql`delete from moderation_log_chain where entry_id = ${sql.raw(nth(2))}`],
    [
      'inserted before all others',
      sql`insert into moderation_log (id, action) values ('00000000-0000-7000-8000-000000000000', 'FORGED')`,
    ],
  ])('checkAudit() reports a problem if an entry of the audit log was %s', async (_how, change) => {
    for (const action of ['ONE', 'TWO', 'THREE']) await line(action);
    expect(await problems()).toEqual([]);
    expect(await foundAfter(change)).not.toEqual([]);
    expect(await problems()).toEqual([]);
  });

  it('createAuditWatch() logs the hash of the last entry, and logs an error after an entry was changed', async () => {
    await line('LAST');
    let logged = '';
    const logger = createLogger('info', { write: (text: string) => void (logged += text) });
    const path = auditHeadPath(platform.dataDir);
    await createAuditWatch({ secret, db: platform.db, logger, path })();
    expect(logged).toContain((await checkAudit(platform.db)).head?.hash);
    expect(platform.logged).toContain('the audit log is whole');

    logged = '';
    await sql`alter table moderation_log disable trigger user`.execute(platform.db);
    await sql`update moderation_log set action = 'FORGED' where action = 'LAST'`.execute(platform.db);
    await createAuditWatch({ secret, db: platform.db, logger, path })();
    expect(logged).toMatch(/"level":50.*the audit log was tampered with/);
    await sql`update moderation_log set action = 'LAST' where action = 'FORGED'`.execute(platform.db);
    await sql`alter table moderation_log enable trigger user`.execute(platform.db);
    expect(await problems()).toEqual([]);
  });

  it('checkAudit() returns the same result with small pages, and lets other queries run between the pages', async () => {
    for (const action of ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']) await line(action);
    const whole = await checkAudit(platform.db);
    for (const page of [1, 2, whole.entries]) expect(await checkAudit(platform.db, { page })).toEqual(whole);
    let isProved = false;
    const proof = checkAudit(platform.db, { page: 1 }).then(() => (isProved = true));
    for (let asked = 0; asked < 3; asked++) await sql`select 1`.execute(platform.db);
    expect(isProved).toBe(false);
    await proof;
  });

  it('createAuditWatch() checks only new entries for a day, and then checks the whole audit log again', async () => {
    const logger = createLogger('silent');
    let now = Date.now();
    let read = 0;
    const counting = platform.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        read += result.rows.length;
        return Promise.resolve(result);
      },
    });
    const watch = createAuditWatch({
      secret,
      db: counting,
      logger,
      path: join(platform.dataDir, 'none'),
      now: () => now,
    });
    const look = async (later: number) => {
      now += later;
      read = 0;
      await watch();
      return read;
    };
    await line('BEFORE');
    const whole = await look(0);
    await line('AFTER');
    expect(await look(HOUR_MS), 'the watch reads the last line and the new entry').toBe(3);
    expect(await look(22 * HOUR_MS), 'the watch reads only the last line').toBe(1);
    expect(await look(HOUR_MS)).toBe(whole + 2);
    expect(await look(HOUR_MS)).toBe(1);
  });

  it('if the last entry of an earlier check is missing, checkAudit() reports that the log differs from that check', async () => {
    for (const action of ['KEPT', 'CUT']) await line(action);
    const since = await checkAudit(platform.db);
    const cut = sql`
      with cut as (delete from moderation_log_chain where seq = ${since.head?.seq} returning entry_id)
      delete from moderation_log where id in (select entry_id from cut)`;
    const found = await foundAfter(cut, (tx) => checkAudit(tx, { since }));
    expect(found).toEqual([`line ${since.head?.seq} differs from the last verified head`]);
    expect((await checkAudit(platform.db, { since })).problems).toEqual([]);
  });

  it('if the last entry was cut off, createAuditWatch() logs an error and keeps the entry recorded in the data folder', async () => {
    for (const action of ['KEPT', 'CUT']) await line(action);
    const path = auditHeadPath(await mkdtemp(join(tmpdir(), 'brasa-head-')));
    const noting = (db: Kysely<DB>) => createAuditHead({ secret, db, path, logger: createLogger('silent') });
    await noting(platform.db).work();
    const { head } = await checkAudit(platform.db);
    expect(await readAuditHead(path)).toEqual(head);

    let logged = '';
    const logger = createLogger('info', { write: (text: string) => void (logged += text) });
    const cut = sql`
      with cut as (delete from moderation_log_chain where seq = ${head?.seq} returning entry_id)
      delete from moderation_log where id in (select entry_id from cut)`;
    const found = await foundAfter(cut, async (tx) => {
      await noting(tx).work();
      await createAuditWatch({ secret, db: tx, logger, path })();
      return await checkAudit(tx, { noted: await readAuditHead(path) });
    });
    expect(found).toEqual([`line ${head?.seq} differs from the head in the data folder`]);
    expect(logged).toMatch(/"level":50.*the audit log was tampered with/);
    expect(await readAuditHead(path), 'the noted head is kept').toEqual(head);

    await line('AFTER');
    await noting(platform.db).work();
    expect(await readAuditHead(path)).toEqual((await checkAudit(platform.db)).head);
  });

  it('the platform records the last entry of the audit log (its head) in a file outside the database', async () => {
    await line('NOTED');
    await platform.auditHead.work();
    expect(await readAuditHead(auditHeadPath(platform.dataDir))).toEqual((await checkAudit(platform.db)).head);
  });

  it("a restore makes the recorded head (last entry) invalid only if it used the platform's own secret", async () => {
    await line('BEFORE_RESTORE');
    const path = auditHeadPath(await mkdtemp(join(tmpdir(), 'brasa-head-')));
    const lost = { seq: 1_000_000, hash: 'a'.repeat(64) };
    await writeFile(path, JSON.stringify(lost));
    const place = { db: platform.db, path, secret };
    const head = createAuditHead({ ...place, logger: createLogger('silent') });
    await head.work();
    // The time of a restore is its key, so two restores within the same millisecond would collide.
    await noteRestore(platform.db, 'another-secret-0123456789-0123456789', new Date(Date.now() - 1_000));
    expect(await notedHead(place), 'a restore under another secret keeps the noted head').toEqual(lost);

    await noteRestore(platform.db, secret);
    expect(await notedHead(place)).toBeNull();
    await createAuditHead({ ...place, logger: createLogger('silent') }).work();
    const { head: last } = await checkAudit(platform.db);
    expect(await notedHead(place), 'the head of the current log is noted').toEqual(last);
    await writeFile(path, JSON.stringify({ ...lost, restoredAt: new Date().toISOString() }));
    expect(await notedHead(place), 'the head noted since then counts').toEqual(lost);
    await sql`delete from restores`.execute(platform.db);
  });

  it.runIf(platform.kind === 'postgres')(
    'npm run audit:check compares the audit log with the last entry recorded in the data folder (needs PostgreSQL)',
    async () => {
      await line('CHECKED');
      const { head } = await checkAudit(platform.db);
      const dataDir = await mkdtemp(join(tmpdir(), 'brasa-head-'));
      const checked = async (noted: object | null) => {
        await writeFile(auditHeadPath(dataDir), JSON.stringify(noted));
        const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: platform.databaseUrl };
        return await run('node', argumentsOf('audit-check'), { env }).then(
          ({ stdout }) => stdout,
          (error: unknown) => String(error),
        );
      };
      expect(await checked(head)).toContain(' 0 problems');
      expect(await checked({ ...head, seq: (head?.seq ?? 0) + 1 })).toMatch(/differs from the head in the data folder/);
    },
  );

  it('reading reported messages, claiming and releasing a case, and exporting data each write an audit entry', async () => {
    const [ana, caio] = [await platform.member(), await platform.member()];
    await platform.follow(caio, ana);
    const { body } = await platform.call('POST', '/api/conversas', { as: caio, json: { idUser: ana.id } });
    const conversation = fieldOf(body, 'idConversation');
    const sent = await platform.call('POST', `/api/conversas/${conversation}/mensagens`, {
      as: caio,
      json: { idClient: randomUUID(), content: 'oi' },
    });
    const id = await reportedCase(ana, 'MESSAGE', fieldOf(sent.body, 'idMessage'));
    const actionsOf = async (caseId: string | null) => {
      const log = await platform.call('GET', '/api/moderacao/registro?cursorSize=50', { as: helena });
      const own = entries
        .parse(log.body)
        .entries.filter((each) => each.idCase === caseId && each.idActor === helena.id);
      return own.map(({ desAction }) => desAction);
    };
    const path = `/api/moderacao/casos/${id}`;
    expect(await actionsOf(id)).toEqual([]);
    await platform.call('GET', '/api/moderacao/casos', { as: helena });
    expect(await actionsOf(id), 'listing the case records a look at the messages').toEqual(['MESSAGES_SEEN']);
    await platform.call('GET', path, { as: helena });
    expect(await actionsOf(id), 'a repeated look is recorded once').toEqual(['MESSAGES_SEEN']);
    await platform.call('POST', `${path}/responsavel`, { as: helena });
    await platform.call('DELETE', `${path}/responsavel`, { as: helena });
    await platform.call('DELETE', `${path}/responsavel`, { as: helena });
    expect(await actionsOf(id)).toEqual(['UNCLAIMED', 'CLAIMED', 'MESSAGES_SEEN']);

    const ofPost = await reportedCase(bia, 'POST', await platform.post(ana));
    await platform.call('GET', `/api/moderacao/casos/${ofPost}`, { as: helena });
    expect(await actionsOf(ofPost)).toEqual([]);
    await platform.call('GET', '/api/moderacao/registro/exportar', { as: helena });
    await platform.call('GET', '/api/moderacao/numeros/exportar', { as: helena });
    await platform.call('GET', '/api/moderacao/registro/exportar', { as: bia });
    expect((await actionsOf(null)).slice(0, 2)).toEqual(['FIGURES_EXPORTED', 'LOG_EXPORTED']);
    expect((await decide(helena, [id], 'DISMISS')).status).toBe(200);
    expect(await problems()).toEqual([]);
  });

  it.runIf(platform.kind === 'postgres')(
    'with the database role from SECURITY.md, the platform starts but cannot change the audit log (needs PostgreSQL)',
    async () => {
      const page = await readFile('bff/SECURITY.md', 'utf8');
      const role = `brasa_app_${randomUUID().replaceAll('-', '')}`;
      const [, block = ''] = /```sql\n(create role brasa_app[^`]*)```/.exec(page) ?? [];
      expect(block).not.toBe('');
      for (const statement of block.replaceAll('brasa_app', role).replace('…', 'senha').split(';\n')) {
        if (statement.trim() !== '') await sql.raw(statement).execute(platform.db);
      }
      const url = new URL(platform.databaseUrl ?? '');
      url.username = role;
      url.password = 'senha';
      const app = await createDatabase({ databaseUrl: url.href, dataDir: platform.dataDir });
      try {
        expect(await migrate(app.db), 'the platform starts without a pending migration').toEqual([]);
        await app.db.transaction().execute((tx) => writeLog(tx, { actorId: helena.id, action: 'BY_ROLE' }));
        expect(await problems()).toEqual([]);
        for (const attempt of [
          sql`update moderation_log set action = 'x'`,
          sql`delete from moderation_log`,
          sql`alter table moderation_log disable trigger user`,
          sql`drop trigger moderation_log_stays on moderation_log`,
          sql`truncate moderation_log cascade`,
          sql`update ledger_entries set centavos = 1`,
        ]) {
          await expect(attempt.execute(app.db)).rejects.toThrow(/permission denied|must be owner/);
        }
      } finally {
        await app.close();
        await sql`drop owned by ${sql.id(role)}`.execute(platform.db);
        await sql`drop role ${sql.id(role)}`.execute(platform.db);
      }
    },
  );
});

/**
 * Returns SQL that selects the id of an entry of the audit log. `fromEnd` is 1 for the last entry, 2 for the entry
 * before it, and so on.
 */
function nth(fromEnd: number) {
  return `(select entry_id from moderation_log_chain order by seq desc offset ${fromEnd - 1} limit 1)`;
}
