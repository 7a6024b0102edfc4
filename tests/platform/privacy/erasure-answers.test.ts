import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { describePlatform } from '../../support/platform.ts';

describePlatform('erasing a member whose comment gets a reply concurrently', (platform) => {
  it.runIf(platform.kind === 'postgres')(
    'the reply is stored and counted, and the comment stays (needs PostgreSQL)',
    async () => {
      const [ana, bia, caio] = [await platform.member(), await platform.member(), await platform.member()];
      const post = await platform.post(bia);
      const comment = await platform.comment(ana, post);
      // This comment had a reply when Ana deleted it. The reply has been erased since, but the comment can still be
      // answered.
      await sql`update comments set text = '', erased_at = now() where id = ${comment}`.execute(platform.db);
      await sql`update users set deletes_at = now() where id = ${ana.id}`.execute(platform.db);

      // Locks a row that the request for the new reply needs to write its notification. The request then waits, while
      // it holds the lock on the comment.
      const release = await lockRow(platform, 'notification_states', { user_id: bia.id });
      const answering = platform.call('POST', `/api/comment/${post}`, {
        as: caio,
        json: { content: 'oi', idCommentParent: comment },
      });
      await untilWaiting(platform);
      const erasing = platform.erasure.work();
      await untilWaiting(platform, 2);
      await release();
      await erasing;

      expect(await answering).toMatchObject({ status: 201, body: { desContent: 'oi' } });
      const { rows } = await sql`
      select p.comment_count as counted, (select count(*)::int from comments c where c.post_id = p.id) as stored
      from posts p where p.id = ${post}`.execute(platform.db);
      expect(rows).toEqual([{ counted: 2, stored: 2 }]);
    },
  );
});

describePlatform('a removed comment that is kept while it has replies', (platform) => {
  async function emptied(answerers: number) {
    const [ana, caio] = [await platform.member(), await platform.member()];
    const post = await platform.post(caio);
    const comment = await platform.comment(ana, post);
    const answers = [];
    for (let count = 0; count < answerers; count += 1) {
      const by = await platform.member();
      const json = { content: 'oi', idCommentParent: comment };
      const { body } = await platform.call('POST', `/api/comment/${post}`, { as: by, json });
      answers.push({ by, id: z.object({ idComment: z.string() }).parse(body).idComment });
    }
    expect(await platform.call('DELETE', `/api/comment/${post}/${comment}`, { as: ana })).toMatchObject({
      status: 200,
    });
    return { post, comment, answers };
  }

  async function erase(...members: string[]) {
    await sql`update users set deletes_at = now() where id = any(${members}::uuid[])`.execute(platform.db);
    await platform.erasure.work();
  }

  async function counts(post: string) {
    const { rows } = await sql`
      select p.comment_count as counted, (select count(*)::int from comments c where c.post_id = p.id) as stored
      from posts p where p.id = ${post}`.execute(platform.db);
    return rows[0];
  }

  it('the removed comment is deleted when the author of its last reply is erased', async () => {
    const { post, answers } = await emptied(2);
    const [first, second] = answers.map(({ by }) => by.id);
    await erase(first ?? '');
    expect(await counts(post)).toEqual({ counted: 2, stored: 2 });
    await erase(second ?? '');
    expect(await counts(post)).toEqual({ counted: 0, stored: 0 });
  });

  it('the removed comment is deleted if its last two replies are removed concurrently', async () => {
    const { post, answers } = await emptied(2);
    const [first, second] = answers;
    const [deleted] = await Promise.all([
      platform.call('DELETE', `/api/comment/${post}/${first?.id}`, { as: first?.by }),
      erase(second?.by.id ?? ''),
    ]);
    expect(deleted).toMatchObject({ status: 200 });
    expect(await counts(post)).toEqual({ counted: 0, stored: 0 });
  });
});
