import { sql, type Kysely } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { transact, type Tx } from '../../../bff/platform/db/transact.ts';
import { notify } from '../../../bff/platform/events/notify.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { describeOnEachDatabase, type TestPlatform } from '../../support/platform.ts';

/** Makes the transaction fail with this error code of PostgreSQL. */
function fail(tx: Tx, code: '40001' | '40P01' | '23505') {
  return sql`do ${sql.raw(`$$ begin raise exception 'forced' using errcode = '${code}'; end $$`)}`.execute(tx);
}

/** Creates a row with a counter. @returns functions that increment and read the counter */
async function makeCounter(platform: TestPlatform) {
  const { id } = await platform.member();
  return {
    id,
    add: (tx: Tx) => sql`update users set follower_count = follower_count + 1 where id = ${id}`.execute(tx),
    async value() {
      const user = platform.db.selectFrom('users').select('follower_count').where('id', '=', id);
      return (await user.executeTakeFirstOrThrow()).follower_count;
    },
  };
}

async function retries(platform: TestPlatform) {
  const text = await (await fetch(`${platform.url}/metrics`)).text();
  return Number(/^brasa_transaction_retries_total (\d+)$/m.exec(text)?.[1]);
}

function barrier(size: number) {
  let open = () => {};
  let waiting = 0;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return () => {
    waiting += 1;
    if (waiting >= size) open();
    return opened;
  };
}

describeOnEachDatabase('transact()', (platform) => {
  it('transact() publishes events and starts deferred work only after the commit', async () => {
    const counter = await makeCounter(platform);
    const seen: string[] = [];
    const unsubscribe = platform.bus.subscribe('test:after', () => seen.push('published'));

    const late = new Promise<number>((resolve) => {
      void transact(platform.db, async (tx) => {
        tx.publish('test:after', {});
        tx.later(async () => resolve(await counter.value()));
        await counter.add(tx);
        tx.beforeCommit(async () => {
          await counter.add(tx);
          seen.push('before commit');
        });
        seen.push('worked');
      }).then(() => seen.push('returned'));
    });

    expect(await late).toBe(2);
    expect(seen).toEqual(['worked', 'before commit', 'published', 'returned']);
    unsubscribe();
  });

  it('transact() publishes no events and starts no deferred work after a rollback', async () => {
    const counter = await makeCounter(platform);
    let begun = 0;

    const rolledBack = transact(platform.db, async (tx) => {
      tx.publish('test:undone', {});
      tx.later(() => Promise.resolve((begun += 1)));
      await counter.add(tx);
      tx.beforeCommit(() => Promise.reject(new Error('not now')));
    });

    await expect(rolledBack).rejects.toThrow('not now');
    await transact(platform.db, (tx) => tx.publish('test:next', {}));
    expect(platform.eventsOn('test:next')).toHaveLength(1);
    expect(platform.eventsOn('test:undone')).toEqual([]);
    expect([begun, await counter.value()]).toEqual([0, 0]);
  });

  it('transact() publishes no events if the commit itself fails', async () => {
    const failing = transact(platform.db, async (tx) => {
      tx.publish('test:uncommitted', {});
      await sql`create temp table twice (id int unique deferrable initially deferred)`.execute(tx);
      await sql`insert into twice values (1), (1)`.execute(tx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(platform.eventsOn('test:uncommitted')).toEqual([]);
  });

  it.each(['40001', '40P01'] as const)(
    'transact() retries after the PostgreSQL error %s, drops the events of the failed tries and counts the retries',
    async (code) => {
      const counter = await makeCounter(platform);
      const before = await retries(platform);
      let tries = 0;

      const result = await transact(platform.db, async (tx) => {
        tries += 1;
        tx.publish(`test:again:${code}`, { tries });
        await counter.add(tx);
        if (tries < 3) await fail(tx, code);
        return 'done';
      });

      expect(result).toBe('done');
      expect(platform.eventsOn(`test:again:${code}`)).toEqual([{ topic: `test:again:${code}`, payload: { tries: 3 } }]);
      expect(await counter.value()).toBe(1);
      expect((await retries(platform)) - before).toBe(2);
    },
  );

  it('transact() writes notifications once before the commit, even after a retry, and writes none after a rollback', async () => {
    const [ana, bia] = [await platform.member(), await platform.member()];
    const told = async (db: Kysely<DB>) => {
      const rows = db.selectFrom('notifications').select('kind').where('recipient_id', '=', ana.id);
      return (await rows.execute()).map(({ kind }) => kind);
    };
    const follow = { kind: 'FOLLOW', recipientId: ana.id, actorId: bia.id } as const;
    const counts = () => platform.eventsOn(`user:${ana.id}`).map(({ payload }) => payload);

    const rolledBack = transact(platform.db, (tx) => {
      notify(tx, follow);
      throw new Error('undone');
    });
    await expect(rolledBack).rejects.toThrow('undone');
    expect([await told(platform.db), counts()]).toEqual([[], []]);

    let tries = 0;
    await transact(platform.db, async (tx) => {
      tries += 1;
      notify(tx, follow);
      expect(await told(tx)).toEqual([]);
      tx.beforeCommit(async () => {
        expect([await told(tx), counts()]).toEqual([['FOLLOW'], []]);
        if (tries === 1) await fail(tx, '40P01');
      });
    });
    expect(await told(platform.db)).toEqual(['FOLLOW']);
    expect(counts()).toEqual([{ type: 'notifications', sequence: 1, unread: 1 }]);
  });

  it('transact() throws the error after five tries have failed', async () => {
    const before = await retries(platform);
    let tries = 0;

    const failing = transact(platform.db, async (tx) => {
      tries += 1;
      tx.publish('test:given-up', {});
      await fail(tx, '40001');
    });

    await expect(failing).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(5);
    expect((await retries(platform)) - before).toBe(4);
    expect(platform.eventsOn('test:given-up')).toEqual([]);
  });

  it('transact() retries after no other error than 40001 (serialization failure) and 40P01 (deadlock)', async () => {
    let tries = 0;
    const failing = transact(platform.db, async (tx) => {
      tries += 1;
      await fail(tx, '23505');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(tries).toBe(1);
  });

  it('a nested transact() joins the outer transaction: both commit or roll back together', async () => {
    const counter = await makeCounter(platform);
    const nested = (topic: string, isUndone: boolean) =>
      transact(platform.db, async (outer) => {
        await counter.add(outer);
        await transact(outer, async (inner) => {
          await counter.add(inner);
          inner.publish(topic, {});
        });
        expect(platform.eventsOn(topic)).toEqual([]);
        if (isUndone) throw new Error('undone');
      });

    await expect(nested('test:nested-undone', true)).rejects.toThrow('undone');
    expect([await counter.value(), platform.eventsOn('test:nested-undone').length]).toEqual([0, 0]);
    await nested('test:nested', false);
    expect([await counter.value(), platform.eventsOn('test:nested').length]).toEqual([2, 1]);
  });

  it('a retryable error in a nested transact() makes the outermost transact() run again', async () => {
    const counter = await makeCounter(platform);
    const tries = { outer: 0, inner: 0 };
    await transact(platform.db, async (outer) => {
      tries.outer += 1;
      await counter.add(outer);
      await transact(outer, async (inner) => {
        tries.inner += 1;
        if (tries.inner === 1) await fail(inner, '40P01');
      });
    });
    expect(tries).toEqual({ outer: 2, inner: 2 });
    expect(await counter.value()).toBe(1);
  });

  it('transact() throws inside a transaction that was not begun by transact()', async () => {
    const joining = platform.db.transaction().execute((tx) => transact(tx, () => Promise.resolve()));
    await expect(joining).rejects.toThrow('cannot be joined');
  });

  it('if a listener or deferred work throws after the commit, transact() resolves and publishes the other events', async () => {
    const counter = await makeCounter(platform);
    vi.spyOn(platform.bus, 'publish').mockImplementationOnce(() => {
      throw new Error('a listener');
    });

    await transact(platform.db, async (tx) => {
      await counter.add(tx);
      tx.publish('test:thrown', {});
      tx.publish('test:rest', {});
      tx.later(() => {
        throw new Error('later work');
      });
    });

    expect(await counter.value()).toBe(1);
    expect(platform.eventsOn('test:rest')).toHaveLength(1);
    await expect.poll(() => platform.logged).toContain('later work');
    expect(platform.logged).toContain('a listener');
  });

  describe.runIf(platform.kind === 'postgres')('two connections (needs PostgreSQL)', () => {
    it('transact() resolves a deadlock by retrying one of the two transactions', async () => {
      const [one, other] = [await makeCounter(platform), await makeCounter(platform)];
      const before = await retries(platform);
      const bothHold = barrier(2);
      const both = (first: typeof one, second: typeof one) =>
        transact(platform.db, async (tx) => {
          await first.add(tx);
          await bothHold();
          await second.add(tx);
        });

      await Promise.all([both(one, other), both(other, one)]);

      expect([await one.value(), await other.value()]).toEqual([2, 2]);
      expect((await retries(platform)) - before).toBeGreaterThan(0);
    });

    it('transact() locks the notification rows of two members in a fixed order, so that no retry is needed', async () => {
      const people = [await platform.member(), await platform.member(), await platform.member()];
      const [ana, bia, caio] = people.map(({ id }) => id).sort();
      if (ana === undefined || bia === undefined || caio === undefined) throw new Error('no members');
      const notice = (recipientId: string) => ({ kind: 'FOLLOW' as const, recipientId, actorId: caio });
      const both = (first: string, second: string) =>
        transact(platform.db, (tx) => {
          notify(tx, notice(first));
          notify(tx, notice(second));
        });
      await both(ana, bia);
      const before = await retries(platform);
      const release = await lockRow(platform, 'notification_states', { user_id: ana });
      const first = both(ana, bia);
      await untilWaiting(platform, 1);
      const second = both(bia, ana);
      await untilWaiting(platform, 2);
      await release();
      await Promise.all([first, second]);

      expect((await retries(platform)) - before).toBe(0);
      const states = platform.db
        .selectFrom('notification_states')
        .select('last_seq')
        .where('user_id', 'in', [ana, bia]);
      expect(await states.execute()).toEqual([{ last_seq: 3 }, { last_seq: 3 }]);
    });

    it("after a serialization failure, transact() retries, and the retry reads the other transaction's commit", async () => {
      const counter = await makeCounter(platform);
      let tries = 0;
      await transact(platform.db, async (tx) => {
        tries += 1;
        await sql`set transaction isolation level repeatable read`.execute(tx);
        await sql`select follower_count from users where id = ${counter.id}`.execute(tx);
        if (tries === 1) await transact(platform.db, counter.add);
        await counter.add(tx);
      });
      expect([tries, await counter.value()]).toEqual([2, 2]);
    });
  });
});
