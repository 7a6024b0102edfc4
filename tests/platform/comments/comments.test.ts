import { v4 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { untilWaiting } from '../../support/locked-row.ts';
import { describePlatform, fieldOf } from '../../support/platform.ts';

describePlatform('comments', (platform) => {
  async function scene() {
    const [ana, bia] = [await platform.member({ name: 'Ana' }), await platform.member({ name: 'Bia' })];
    return { ana, bia, post: await platform.post(ana) };
  }

  it('a new comment is trimmed, stored and counted, and publishes one event', async () => {
    const { bia, post } = await scene();
    platform.events.length = 0;
    const json = { content: '  Que foto! 🔥 ', idCommentParent: null };
    const { status, body } = await platform.call('POST', `/api/comment/${post}`, { as: bia, json });

    expect(status).toBe(201);
    expect(body).toEqual({
      idComment: fieldOf(body, 'idComment'),
      idPost: post,
      idUser: bia.id,
      user: { userImage: null, userName: 'Bia' },
      idCommentParent: null,
      desContent: 'Que foto! 🔥',
      hide: false,
      datCreated: fieldOf(body, 'datCreated'),
      reactions: { reacted: false, total: 0, revision: 0 },
      replies: { total: 0, revision: 0 },
    });
    expect(fieldOf(body, 'datCreated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { comments: { total: 1 } } });
    expect(platform.eventsOn(`post:${post}`)).toEqual([
      {
        topic: `post:${post}`,
        payload: { type: 'comment', idUserThread: null, comment: body, revision: 1, threadRevision: null },
      },
    ]);
  });

  it('comments are listed newest first, replies oldest first; a reply to a reply joins the same thread', async () => {
    const { ana, bia, post } = await scene();
    const first = await platform.comment(ana, post, 'primeiro');
    const second = await platform.comment(bia, post, 'segundo');
    const reply = await platform.comment(bia, post, 'resposta 1', first);
    await platform.comment(ana, post, 'resposta 2', reply);

    expect(await platform.call('GET', `/api/comment/${post}`)).toMatchObject({
      body: [
        { idComment: second, replies: { total: 0 } },
        { idComment: first, replies: { total: 2 } },
      ],
    });
    expect(await platform.call('GET', `/api/comment/${post}/${first}/replies`)).toMatchObject({
      body: [
        { desContent: 'resposta 1', idCommentParent: first },
        { desContent: 'resposta 2', idCommentParent: first },
      ],
    });
    expect(await platform.call('GET', `/api/comment/${post}/${second}/replies`)).toMatchObject({ body: [] });
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { comments: { total: 4 } } });
  });

  it('paging by cursor returns all comments newest first and all replies oldest first', async () => {
    const { ana, post } = await scene();
    const thread = await platform.comment(ana, post, 'c0');
    for (let count = 1; count < 5; count += 1) await platform.comment(ana, post, `c${count}`);
    for (let count = 0; count < 5; count += 1) await platform.comment(ana, post, `r${count}`, thread);

    for (const [path, expected] of [
      [`/api/comment/${post}`, ['c4', 'c3', 'c2', 'c1', 'c0']],
      [`/api/comment/${post}/${thread}/replies`, ['r0', 'r1', 'r2', 'r3', 'r4']],
    ] as const) {
      const seen: unknown[] = [];
      for (let after: string | null = ''; after !== null;) {
        const { body } = await platform.call('GET', `${path}?cursorSize=2&cursorAfter=${after}`);
        const page = pageIn(body);
        seen.push(...page.comments.map(({ desContent }) => desContent));
        after = page.paging.hasMore ? page.paging.cursorAfter : null;
      }
      expect(seen).toEqual(expected);
    }
  });

  it('a list request with a malformed cursor, or with a cursor of another post, is answered with INVALID_INPUT', async () => {
    const { ana, post } = await scene();
    const other = await platform.post(ana);
    await platform.comment(ana, other);
    const { body } = await platform.call('GET', `/api/comment/${other}?cursorSize=1`);
    const foreign = pageIn(body).paging.cursorAfter ?? '';
    for (const cursor of [foreign, 'x', '%F0%9F%94%A5']) {
      const answer = await platform.call('GET', `/api/comment/${post}?cursorAfter=${cursor}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'cursorAfter' } });
    }
  });

  it("a comment hidden by the post's author stays in the list without its text until the author shows it", async () => {
    const { ana, bia, post } = await scene();
    const comment = await platform.comment(bia, post, 'feio');
    await platform.comment(bia, post, 'resposta', comment);
    const hidden = { idComment: comment, hide: true, desContent: '', replies: { total: 1 } };
    for (let times = 0; times < 2; times += 1) {
      const answer = await platform.call('POST', '/api/ocultarComentario', {
        as: ana,
        json: { idComentario: comment },
      });
      expect(answer).toMatchObject({ status: 200, body: hidden });
    }
    expect(await platform.call('GET', `/api/comment/${post}`, { as: bia })).toMatchObject({ body: [hidden] });
    expect(await platform.call('GET', `/api/comentarios?postId=${post}`, { as: bia })).toMatchObject({
      body: [{ text: 'resposta' }, { id: comment, hide: true, text: '' }],
    });
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { comments: { total: 2 } } });

    const show = { idComentario: comment, ocultar: false };
    expect(await platform.call('POST', '/api/ocultarComentario', { as: bia, json: show })).toMatchObject({
      status: 403,
    });
    for (let times = 0; times < 2; times += 1) {
      expect(await platform.call('POST', '/api/ocultarComentario', { as: ana, json: show })).toMatchObject({
        status: 200,
        body: { ...hidden, hide: false, desContent: 'feio' },
      });
    }
    expect(await platform.call('GET', `/api/comment/${post}`)).toMatchObject({
      body: [{ hide: false, desContent: 'feio' }],
    });
  });

  it('a comment can be deleted only by its author; the deletion lowers the count and removes the notification', async () => {
    const { ana, bia, post } = await scene();
    const [thread, reply] = [await platform.comment(bia, post, 'um'), await platform.comment(bia, post, 'outro')];
    const path = `/api/comment/${post}/${thread}`;
    expect(await notices(ana)).toBe(1);
    expect(await platform.call('DELETE', path, { as: ana })).toMatchObject({ status: 403 });
    expect(await platform.call('DELETE', path)).toMatchObject({ status: 401 });

    expect(await platform.call('DELETE', path, { as: bia })).toEqual(
      expect.objectContaining({ status: 200, body: { comment: null, gone: [thread], idCommentParent: null } }),
    );
    expect(await platform.call('DELETE', path, { as: bia })).toMatchObject({ status: 404 });
    expect(await platform.call('GET', path)).toMatchObject({ status: 404 });
    expect(await counts(post)).toEqual([1, {}]);
    expect(await notices(ana), 'the notification about the other comment stays').toBe(1);
    expect(await platform.call('DELETE', `/api/comment/${post}/${reply}`, { as: bia })).toMatchObject({ status: 200 });
    expect(await notices(ana)).toBe(0);
  });

  it('a deleted comment with replies stays as a placeholder without text and author until its last reply is deleted', async () => {
    const { ana, bia, post } = await scene();
    const caio = await platform.member({ name: 'Caio' });
    const thread = await platform.comment(bia, post, 'apague-me');
    const answers = [await platform.comment(ana, post, 'a', thread), await platform.comment(caio, post, 'b', thread)];
    const path = `/api/comment/${post}/${thread}`;
    const { body } = await platform.call('DELETE', path, { as: bia });
    const removed = {
      idComment: thread,
      removed: true,
      hide: false,
      desContent: '',
      user: { userName: 'Comentário removido' },
    };
    expect(body).toMatchObject({ comment: removed, gone: [] });
    for (const as of [ana, bia, caio, null]) {
      const { body: list } = await platform.call('GET', `/api/comment/${post}`, { as });
      expect(list).toMatchObject([{ ...removed, replies: { total: 2 } }]);
      const { body: legacy } = await platform.call('GET', `/api/comentarios?postId=${post}`, { as });
      expect(JSON.stringify([list, legacy])).not.toContain(bia.id);
      expect(JSON.stringify([list, legacy])).not.toContain('Bia');
    }
    const told = await notices(bia);
    answers.push(await platform.comment(caio, post, 'c', thread));
    expect(await notices(bia), 'the author of a deleted comment gets no notification about replies').toBe(told);
    expect(await platform.call('DELETE', path, { as: bia })).toMatchObject({ status: 404 });
    expect(await counts(post)).toEqual([4, { [thread]: 3 }]);

    const writers = [ana, caio, caio];
    for (const [index, answer] of answers.entries()) {
      const last = index === answers.length - 1;
      const deleted = await platform.call('DELETE', `/api/comment/${post}/${answer}`, { as: writers[index] });
      expect(deleted).toMatchObject({
        status: 200,
        body: { gone: last ? [answer, thread] : [answer], idCommentParent: thread },
      });
    }
    expect(await counts(post)).toEqual([0, {}]);
  });

  it('deleting, answering, hiding and showing comments concurrently leaves correct counts of comments and replies', async () => {
    const { ana, bia, post } = await scene();
    for (let round = 0; round < 8; round += 1) {
      const thread = await platform.comment(bia, post, 'um');
      const hide = (ocultar: boolean) =>
        platform.call('POST', '/api/ocultarComentario', { as: ana, json: { idComentario: thread, ocultar } });
      const steps = [
        () => platform.call('DELETE', `/api/comment/${post}/${thread}`, { as: bia }),
        () => platform.call('DELETE', `/api/comment/${post}/${thread}`, { as: bia }),
        () =>
          platform.call('POST', `/api/comment/${post}`, { as: ana, json: { content: 'r', idCommentParent: thread } }),
        () => hide(true),
        () => hide(false),
      ];
      const answers = await Promise.all(
        [...steps.slice(round % 5), ...steps.slice(0, round % 5)].map((step) => step()),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
    const rows = await platform.db
      .selectFrom('comments')
      .select(['id', 'parent_id'])
      .where('post_id', '=', post)
      .execute();
    const tally: Record<string, number> = {};
    for (const { parent_id } of rows) if (parent_id !== null) tally[parent_id] = (tally[parent_id] ?? 0) + 1;
    expect(await counts(post)).toEqual([rows.length, tally]);
  });

  it('each change of a comment publishes one event, and the event of a hidden comment contains no text', async () => {
    const { ana, bia, post } = await scene();
    const thread = await platform.comment(bia, post, 'um');
    const reply = await platform.comment(ana, post, 'dois', thread);
    platform.events.length = 0;
    const hide = (ocultar: boolean) =>
      platform.call('POST', '/api/ocultarComentario', { as: ana, json: { idComentario: thread, ocultar } });
    await hide(true);
    await hide(true);
    await hide(false);
    await platform.call('DELETE', `/api/comment/${post}/${thread}`, { as: bia });
    await platform.call('DELETE', `/api/comment/${post}/${reply}`, { as: ana });
    const common = { type: 'comment-changed', difference: 0, idComment: thread, idUser: bia.id, idUserThread: null };
    expect(platform.eventsOn(`post:${post}`).map(({ payload }) => payload)).toMatchObject([
      { ...common, comment: { hide: true, desContent: '', reactions: { reacted: false } } },
      { ...common, comment: { hide: false, desContent: 'um' } },
      { ...common, comment: { removed: true } },
      {
        type: 'comment-changed',
        difference: -1,
        idComment: reply,
        idCommentParent: thread,
        comment: null,
        idUser: ana.id,
      },
      { ...common, comment: null, difference: -1 },
    ]);
  });

  it('the event of a comment contains the same revision numbers as a read after the event', async () => {
    const { ana, bia, post } = await scene();
    const revision = async () => {
      const { body } = await platform.call('GET', `/api/post/${post}`, { as: ana });
      return z.object({ comments: z.object({ revision: z.int() }) }).parse(body).comments.revision;
    };
    const replies = async (id: string) => {
      const { body } = await platform.call('GET', `/api/comment/${post}/${id}`, { as: ana });
      return z.object({ replies: z.object({ revision: z.int() }) }).parse(body).replies.revision;
    };
    const last = () => platform.eventsOn(`post:${post}`).at(-1)?.payload;
    const before = await revision();
    const thread = await platform.comment(bia, post, 'um');
    expect(await revision()).toBe(before + 1);
    expect(last()).toMatchObject({ type: 'comment', revision: before + 1, threadRevision: null });

    const reply = await platform.comment(ana, post, 'dois', thread);
    expect(last()).toMatchObject({ revision: await revision(), threadRevision: await replies(thread) });
    expect([await revision(), await replies(thread)]).toEqual([before + 2, 1]);

    await platform.call('DELETE', `/api/comment/${post}/${reply}`, { as: ana });
    expect(last()).toMatchObject({ difference: -1, revision: before + 3, threadRevision: 2 });
    expect([await revision(), await replies(thread)]).toEqual([before + 3, 2]);
    await platform.call('POST', '/api/ocultarComentario', { as: ana, json: { idComentario: thread } });
    expect(last()).toMatchObject({ difference: 0, revision: null, threadRevision: null });
  });

  /** Returns the stored number of comments of a post, and the stored number of replies of each comment thread. */
  async function counts(post: string): Promise<[number, Record<string, number>]> {
    const { comment_count } = await platform.db
      .selectFrom('posts')
      .select('comment_count')
      .where('id', '=', post)
      .executeTakeFirstOrThrow();
    const threads = await platform.db
      .selectFrom('comments')
      .select(['id', 'reply_count'])
      .where('post_id', '=', post)
      .where('reply_count', '>', 0)
      .execute();
    return [comment_count, Object.fromEntries(threads.map(({ id, reply_count }) => [id, reply_count]))];
  }

  async function notices({ id }: { id: string }) {
    const rows = await platform.db.selectFrom('notifications').select('id').where('recipient_id', '=', id).execute();
    return rows.length;
  }

  it('the legacy list /api/comentarios has its own field names, contains replies and refuses invalid paging', async () => {
    const { ana, bia, post } = await scene();
    const first = await platform.comment(bia, post, 'um');
    await platform.comment(ana, post, 'dois', first);
    const { body } = await platform.call('GET', `/api/comentarios?offset=1&limit=999&postId=${post}`);
    expect(body).toEqual([
      {
        id: first,
        hide: false,
        createdAt: fieldOf(Array.isArray(body) ? body[0] : null, 'createdAt'),
        text: 'um',
        photo: null,
        user: { id: bia.id, name: 'Bia', photo: null },
      },
    ]);
    for (const query of ['limit=1000', 'limit=0', 'offset=-1', 'offset=x', 'limit=1&limit=2']) {
      expect(await platform.call('GET', `/api/comentarios?postId=${post}&${query}`)).toMatchObject({ status: 400 });
    }
    expect(await platform.call('GET', '/api/comentarios')).toMatchObject({ status: 400, body: { field: 'postId' } });
  });

  it('30 concurrent comments and replies are all stored and counted', async () => {
    const { ana, post } = await scene();
    const thread = await platform.comment(ana, post);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        platform.comment(ana, post, `${index}`, index % 2 === 0 ? thread : null),
      ),
    );
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { comments: { total: 31 } } });
    expect(await platform.call('GET', `/api/comment/${post}/${thread}/replies`)).toMatchObject({
      body: { length: 15 },
    });
    const { body } = await platform.call('GET', `/api/comment/${post}`);
    expect(body).toHaveLength(16);
    expect(Array.isArray(body) ? body.at(-1) : null).toMatchObject({ replies: { total: 15 } });
  });

  it('comments of members who are suspended, age-rejected or deleting their account are not counted for other readers', async () => {
    const { ana, bia, post } = await scene();
    const thread = await platform.comment(ana, post);
    await platform.comment(bia, post, 'oi', thread);
    await platform.comment(bia, post);
    const own = await platform.post(bia);
    await platform.comment(bia, own);
    const shown = async (as: typeof ana | null) => {
      const { body } = await platform.call('GET', `/api/post/${post}`, { as });
      const { body: threads } = await platform.call('GET', `/api/comment/${post}`, { as });
      const list = z
        .array(z.object({ idComment: z.string(), replies: z.object({ total: z.number() }) }))
        .parse(threads);
      const { total } = z.object({ comments: z.object({ total: z.number() }) }).parse(body).comments;
      return [total, list.find(({ idComment }) => idComment === thread)?.replies.total];
    };
    const day = 86_400_000; // ms
    const states = [
      [{ locked_until: new Date(Date.now() + day) }, [1, 0]],
      // A suspension that has expired. No row is written when a suspension expires, but the counts must include the
      // member's comments again.
      [{ locked_until: new Date(Date.now() - day) }, [3, 1]],
      [{ age_refused: true }, [1, 0]],
      [{ deletes_at: new Date(Date.now() + day) }, [1, 0]],
    ] as const;
    const inSight = { locked_until: null, age_refused: false, deletes_at: null };
    for (const [state, counted] of states) {
      await platform.db
        .updateTable('users')
        .set({ ...inSight, ...state })
        .where('id', '=', bia.id)
        .execute();
      expect(await shown(ana), JSON.stringify(state)).toEqual(counted);
      expect(await shown(null), JSON.stringify(state)).toEqual(counted);
      const { body } = await platform.call('GET', `/api/post/${own}`, { as: bia });
      if ('age_refused' in state)
        expect(body, 'the author still counts their own comment').toMatchObject({ comments: { total: 1 } });
    }
    await platform.db.updateTable('users').set(inSight).where('id', '=', bia.id).execute();
    expect(await shown(ana)).toEqual([3, 1]);
  });

  it.runIf(platform.kind === 'postgres')(
    'if a member is suspended concurrently, their new comment is refused and not counted (needs PostgreSQL)',
    async () => {
      const { ana, bia, post } = await scene();
      let commented: Promise<unknown> | undefined;
      await platform.db.transaction().execute(async (tx) => {
        const locked_until = new Date(Date.now() + 86_400_000);
        await tx.updateTable('users').set({ locked_until }).where('id', '=', bia.id).execute();
        commented = platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'ainda' } });
        await untilWaiting(platform);
      });
      expect(await commented).toMatchObject({ status: 404 });
      const { body } = await platform.call('GET', `/api/post/${post}`, { as: ana });
      expect(body).toMatchObject({ comments: { total: 0 } });
    },
  );

  it('a comment sent five times with one idempotency key is stored and published once', async () => {
    const { bia, post } = await scene();
    const headers = { 'idempotency-key': v4() };
    platform.events.length = 0;
    const send = () =>
      platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'uma vez' }, headers });
    const answers = [...(await Promise.all([send(), send(), send(), send()])), await send()];
    expect(new Set(answers.map(({ status, body }) => `${status} ${fieldOf(body, 'idComment')}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 201 });
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { comments: { total: 1 } } });
    expect(platform.eventsOn(`post:${post}`)).toHaveLength(1);
  });

  it('a request that uses an idempotency key for another text is answered with 409; another member can use the same key', async () => {
    const { ana, bia, post } = await scene();
    const headers = { 'idempotency-key': v4() };
    await platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'um' }, headers });
    expect(
      await platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'dois' }, headers }),
    ).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(
      await platform.call('POST', `/api/comment/${post}`, { as: ana, json: { content: 'três' }, headers }),
    ).toMatchObject({ status: 201 });
    const odd = { 'idempotency-key': 'not a uuid' };
    expect(
      await platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'x' }, headers: odd }),
    ).toMatchObject({ status: 400 });
  });

  it('the idempotency key of a refused comment can be used again', async () => {
    const { bia, post } = await scene();
    const headers = { 'idempotency-key': v4() };
    const missing = { content: 'oi', idCommentParent: v4() };
    expect(await platform.call('POST', `/api/comment/${post}`, { as: bia, json: missing, headers })).toMatchObject({
      status: 404,
    });
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { comments: { total: 0 } } });
    expect(
      await platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content: 'oi' }, headers }),
    ).toMatchObject({ status: 201 });
  });

  it.each([
    ['is empty', ''],
    ['is only white space', '  \n '],
    ['is longer than the limit by one code point', 'x'.repeat(2_001)],
    ['contains a NUL character', 'com \u0000 nulo'],
    ['contains half a surrogate pair', 'meio par \ud83d'],
    ['is a number', 7],
    ['is missing', null],
    ['is an array', ['a']],
  ])('a comment is refused if its text %s', async (_what, content) => {
    const { bia, post } = await scene();
    const answer = await platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content } });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'content' } });
    expect(await platform.call('GET', `/api/post/${post}`)).toMatchObject({ body: { comments: { total: 0 } } });
  });

  it('a comment of 2,000 code points is accepted, and markup in it is stored unchanged', async () => {
    const { bia, post } = await scene();
    for (const content of [
      '🔥'.repeat(2_000),
      '<script>alert(1)</script>',
      "'; drop table users; --",
      'ção\u202e\u200b',
    ]) {
      const answer = await platform.call('POST', `/api/comment/${post}`, { as: bia, json: { content } });
      expect(answer).toMatchObject({ status: 201, body: { desContent: content } });
    }
  });
});

interface CommentPage {
  comments: { desContent: string }[];
  paging: { cursorAfter: string | null; hasMore: boolean };
}

function pageIn(body: unknown): CommentPage {
  if (!isPage(body)) throw new Error(`no page: ${JSON.stringify(body)}`);
  return body;
}

function isPage(body: unknown): body is CommentPage {
  return typeof body === 'object' && body !== null && 'comments' in body && 'paging' in body;
}
