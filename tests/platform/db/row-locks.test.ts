import { beforeEach, describe, expect, it } from 'vitest';
import { refuseAge } from '../../../bff/platform/age/age.store.ts';
import { transact } from '../../../bff/platform/db/transact.ts';
import { eraseAccount } from '../../../bff/platform/privacy/erase-account.ts';
import { lockRow, unlessWaiting, untilWaiting } from '../../support/locked-row.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

type Answer = 'done' | number;

/** The number of transactions that one process runs concurrently on the posts of the same author (see `crowds`). */
const FANS = 2;
const FIRE = { desType: 'FIRE' };

/** Returns `done` for a success (200, 201 or 204), and the HTTP status for any other answer. */
const doneOr = (status: number) => (status < 300 ? 'done' : status);

describePlatform('row locks that many members take (bff/platform/db/LOCKS.md)', (platform) => {
  const { reportedCase, decide } = desk(platform);
  let ana: Member;
  let fans: Member[];
  let post: string;
  let comment: string;

  beforeEach(async () => {
    ana = await platform.member();
    fans = await Promise.all(Array.from({ length: FANS }, () => platform.member()));
    post = await platform.post(ana);
    comment = await platform.comment(ana, post);
    for (const fan of fans) await platform.follow(fan, ana);
  });

  const fan = () => fans[0] ?? ana;
  const ask = async (as: Member, method: string, path: string, json?: object) =>
    doneOr((await platform.call(method, path, { as, json })).status);
  const react = (as: Member, to = post) => ask(as, 'POST', `/api/post/${to}/reaction`, FIRE);
  const reactToComment = (as: Member) => ask(as, 'POST', `/api/comment/${post}/${comment}/reaction`, FIRE);
  const writeComment = (as: Member) =>
    ask(as, 'POST', `/api/comment/${post}`, { content: 'oi', idCommentParent: null });
  const edit = (json: object) => ask(ana, 'POST', '/api/alterarDadosUsuario', json);
  const follow = async () => ask(await platform.member(), 'POST', `/api/user-v2/${ana.id}/follow`);
  const blockStranger = async () => ask(ana, 'POST', `/api/user-v2/${(await platform.member()).id}/block`);
  const blockByStranger = async () => ask(await platform.member(), 'POST', `/api/user-v2/${ana.id}/block`);

  describe.skipIf(platform.kind !== 'postgres')('transactions stopped half-way (needs PostgreSQL)', () => {
    const crowds: [what: string, work: (as: Member) => Promise<Answer>, row: () => [string, string]][] = [
      ['react to a post of the author', react, () => ['posts', post]],
      ['comment on a post of the author', writeComment, () => ['posts', post]],
      ['react to a comment on the author’s post', reactToComment, () => ['comments', comment]],
    ];
    const changes: [what: string, change: () => Promise<Answer>][] = [
      ['a follow of the author', follow],
      ['a block by the author', blockStranger],
      ['a block of the author', blockByStranger],
      ['an edit of the author’s name and bio', () => edit({ nome: 'Ana Maria', bio: 'oi' })],
    ];
    const pairs = crowds.flatMap(([doing, work, row]) =>
      changes.map(([what, change]) => ({ doing, work, row, what, change })),
    );

    it.each(pairs)(
      'while members who $doing wait for a row lock, $what succeeds without waiting',
      async ({ work, row, change }) => {
        const [table, id] = row();
        const release = await lockRow(platform, table, { id }, 'no key update');
        const crowd = fans.map((member) => work(member));
        try {
          await untilWaiting(platform, FANS);
          expect(await unlessWaiting(platform, change(), FANS)).toBe('done');
        } finally {
          await release();
        }
        expect(new Set(await Promise.all(crowd))).toEqual(new Set(['done']));
      },
    );

    const others: [what: string, change: () => Promise<Answer>][] = [
      ['a comment', () => writeComment(fan())],
      ['a reaction to the post', () => react(fan())],
      ['a view of the post', () => ask(fan(), 'POST', '/api/post/view', { idPost: post })],
    ];
    it.each(others)(
      'while members who react to a comment on the post wait for a row lock, %s succeeds without waiting',
      async (_what, change) => {
        const release = await lockRow(platform, 'comments', { id: comment }, 'no key update');
        const crowd = fans.slice(1).map((member) => reactToComment(member));
        try {
          await untilWaiting(platform, FANS - 1);
          expect(await unlessWaiting(platform, change(), FANS - 1)).toBe('done');
        } finally {
          await release();
        }
        expect(new Set(await Promise.all(crowd))).toEqual(new Set(['done']));
      },
    );

    const shutOut = async (kind: 'SUSPEND' | 'BAN') => {
      const moderator = await platform.member({ role: 'MODERATOR' });
      const id = await reportedCase(await platform.member(), 'PROFILE', ana.id);
      const rest = kind === 'SUSPEND' ? { datUntil: SOON() } : {};
      return async () => doneOr((await decide(moderator, [id], kind, rest)).status);
    };
    const now = (change: () => Promise<Answer>) => () => Promise.resolve(change);
    const leave = () => ask(ana, 'POST', '/api/privacidade/exclusao', { cienteDoSaldo: true });
    const ofAll: [what: string, prepare: () => Promise<() => Promise<Answer>>][] = [
      ['a profile that becomes private', now(() => edit({ isPrivate: true }))],
      ['a suspension', () => shutOut('SUSPEND')],
      ['a ban', () => shutOut('BAN')],
      ['an age rejection', now(async () => (await transact(platform.db, (tx) => refuseAge(tx, ana.id)), 'done'))],
      ['a deletion of the account', now(leave)],
      ['an erasure', now(async () => (await eraseAccount(platform.db, ana.id), 'done'))],
    ];
    const ofPair: typeof ofAll = [
      ['a block by the author', now(() => ask(ana, 'POST', `/api/user-v2/${fan().id}/block`))],
      ['a block of the author', now(() => ask(fan(), 'POST', `/api/user-v2/${ana.id}/block`))],
      ['the end of a follow', now(() => ask(fan(), 'DELETE', `/api/user-v2/${ana.id}/follow`))],
      ['the removal of a follower', now(() => ask(ana, 'DELETE', `/api/user-v2/${fan().id}/follower`))],
    ];

    it.each([...ofAll, ...ofPair])(
      '%s waits until the transaction of an earlier reaction has ended',
      async (_what, prepare) => {
        const change = await prepare();
        const release = await lockRow(platform, 'posts', { id: post }, 'no key update');
        const begun = react(fan());
        await untilWaiting(platform, 1);
        const changed = change();
        try {
          expect(await unlessWaiting(platform, changed, 1)).toBe('waits');
        } finally {
          await release();
        }
        expect([await begun, await changed]).toEqual(['done', 'done']);
      },
    );

    it.each(ofAll.filter(([what]) => what !== 'an erasure'))(
      'reactions sent after %s wait until that change is committed',
      async (what, prepare) => {
        const change = await prepare();
        const elsewhere = await platform.post(ana);
        const release = await lockRow(platform, 'posts', { id: post }, 'no key update');
        const begun = react(fan());
        await untilWaiting(platform, 1);
        const changed = change();
        await untilWaiting(platform, 2);
        const later: Promise<Answer>[] = [];
        try {
          for (const member of fans.slice(1)) {
            later.push(react(member, elsewhere));
            expect(await unlessWaiting(platform, Promise.any(later), 1 + later.length)).toBe('waits');
          }
        } finally {
          await release();
        }
        expect([await begun, await changed]).toEqual(['done', 'done']);
        const seen = what === 'a profile that becomes private' ? 'done' : 404;
        expect(new Set(await Promise.all(later))).toEqual(new Set([seen]));
      },
    );

    it('deleting a post waits for the transaction of a reaction to a comment on the post', async () => {
      const release = await lockRow(platform, 'comments', { id: comment }, 'no key update');
      const begun = reactToComment(fan());
      await untilWaiting(platform, 1);
      const deleted = ask(ana, 'DELETE', `/api/post/${post}/delete`);
      try {
        expect(await unlessWaiting(platform, deleted, 1)).toBe('waits');
      } finally {
        await release();
      }
      expect([await begun, await deleted]).toEqual(['done', 'done']);
      expect(await platform.db.selectFrom('notifications').select('id').where('post_id', '=', post).execute()).toEqual(
        [],
      );
    });
  });

  it('20 concurrent reactions to one post leave connections of the pool free for other requests', async () => {
    if (platform.kind !== 'postgres') return;
    const crowd = await Promise.all(Array.from({ length: 20 }, () => platform.member()));
    const release = await lockRow(platform, 'posts', { id: post }, 'no key update');
    const reactions = crowd.map((member) => react(member));
    try {
      await untilWaiting(platform, FANS);
      expect(await unlessWaiting(platform, follow(), FANS)).toBe('done');
    } finally {
      await release();
    }
    expect(new Set(await Promise.all(reactions))).toEqual(new Set(['done']));
  });
});
