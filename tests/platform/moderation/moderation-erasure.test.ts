import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { eraseOldEvidence } from '../../../bff/platform/moderation/retention.ts';
import { runningHighlight } from '../../support/ads.ts';
import { lockRow, untilWaiting } from '../../support/locked-row.ts';
import { picture } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

/** Content of a member that moderation can take down. `file` is its media file, if it has one. */
interface Thing {
  kind: string;
  id: string;
  file?: string;
}

describePlatform('erasure of content taken down by moderation', (platform) => {
  const { reportedCase, decide, restore } = desk(platform);
  let ana: Member;
  let bia: Member;
  let helena: Member;

  beforeAll(async () => {
    [ana, bia] = [await platform.member({ profile_type: 'PROFISSIONAL' }), await platform.member()];
    helena = await platform.member({ role: 'MODERATOR' });
    // Bia follows Ana, because a member accepts at most five messages from a sender whom they do not follow.
    await platform.follow(bia, ana);
  });

  const uploaded = async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(await picture({ width: 40, height: 30 }))]), 'foto.jpg');
    return fieldOf((await platform.call('POST', '/api/media', { as: ana, form })).body, 'idFile');
  };
  const pictured = async (field: 'idFoto' | 'idCapa'): Promise<Thing> => {
    const file = await uploaded();
    const { body } = await platform.call('POST', '/api/alterarDadosUsuario', { as: ana, json: { [field]: file } });
    expect(body).toMatchObject({ status: true });
    return { kind: 'PROFILE', id: ana.id, file };
  };
  const made: Record<string, () => Promise<Thing>> = {
    avatar: () => pictured('idFoto'),
    cover: () => pictured('idCapa'),
    async message() {
      const file = await uploaded();
      const { body } = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } });
      const path = `/api/conversas/${fieldOf(body, 'idConversation')}/mensagens`;
      const json = { idClient: crypto.randomUUID(), idFile: file };
      return {
        kind: 'MESSAGE',
        id: fieldOf((await platform.call('POST', path, { as: ana, json })).body, 'idMessage'),
        file,
      };
    },
    async community() {
      const [file, id] = [await uploaded(), await platform.community(ana, [bia])];
      await platform.db.updateTable('media').set({ purpose: 'cover' }).where('id', '=', file).execute();
      await platform.db.updateTable('communities').set({ picture_id: file }).where('id', '=', id).execute();
      return { kind: 'COMMUNITY', id, file };
    },
    async ad() {
      const [file, id] = [await uploaded(), await runningHighlight(platform, ana)];
      await platform.db.updateTable('media').set({ purpose: 'ad' }).where('id', '=', file).execute();
      await platform.db.insertInto('ad_files').values({ ad_id: id, position: 0, media_id: file }).execute();
      return { kind: 'AD', id, file };
    },
    async post() {
      const [file, form] = [await uploaded(), new FormData()];
      form.set('desContent', 'Uma foto');
      form.set('uploads', JSON.stringify([{ idFile: file }]));
      return {
        kind: 'POST',
        id: fieldOf((await platform.call('POST', '/api/post', { as: ana, form })).body, 'idPost'),
        file,
      };
    },
  };
  const takenDown = async ({ kind, id }: Thing) => {
    const caseId = await reportedCase(bia, kind, id);
    expect((await decide(helena, [caseId], 'TAKE_DOWN')).status).toBe(200);
    return caseId;
  };
  const isOld = async (...caseIds: string[]) => {
    for (const id of caseIds) {
      await sql`update moderation_cases set decided_at = decided_at - interval '181 days' where id = ${id}`.execute(
        platform.db,
      );
      await sql`
        update moderation_decisions set created_at = created_at - interval '181 days' where case_id = ${id}`.execute(
        platform.db,
      );
    }
  };
  const halfAYearLater = async (...caseIds: string[]) => {
    await isOld(...caseIds);
    // Makes the files older as well: the sweep skips recent files, because their upload may still be in progress.
    await sql`update media set created_at = created_at - interval '181 days' where owner_id = ${ana.id}`.execute(
      platform.db,
    );
    await eraseOldEvidence(platform.db);
    await platform.media.sweep();
  };
  const isStored = async (file = '') =>
    (await platform.db.selectFrom('media').select('id').where('id', '=', file).execute()).length > 0;
  const wordsOf = async (table: 'comments' | 'messages', ids: string[]) =>
    (await platform.db.selectFrom(table).select('text').where('id', 'in', ids).execute()).map(({ text }) => text);

  it.each(Object.keys(made))(
    'erasing the evidence of a case deletes the file of its taken-down content (%s)',
    async (kind) => {
      const thing = await made[kind]?.();
      if (!thing) throw new Error(kind);
      const caseId = await takenDown(thing);
      await platform.media.sweep();
      expect(await isStored(thing.file)).toBe(true);
      await halfAYearLater(caseId);
      expect(await isStored(thing.file)).toBe(false);
    },
  );

  it.each(['community', 'ad'])(
    'if the owner deletes a reported %s before the decision, erasing the evidence still deletes its file',
    async (kind) => {
      const thing = await made[kind]?.();
      if (!thing) throw new Error(kind);
      const caseId = await reportedCase(bia, thing.kind, thing.id);
      const path = `/api/${kind === 'ad' ? 'anuncios' : 'comunidades'}/${thing.id}`;
      expect((await platform.call('DELETE', path, { as: ana })).status).toBeLessThan(300);
      expect((await decide(helena, [caseId], 'TAKE_DOWN')).status).toBe(200);
      await halfAYearLater(caseId);
      expect(await isStored(thing.file)).toBe(false);
    },
  );

  it('erasing evidence clears the text of comments, replies and messages, which stay hidden if the decision is undone', async () => {
    const post = await platform.post(bia);
    const comment = await platform.comment(ana, post, 'palavras de antes');
    const answer = await platform.comment(ana, post, 'uma resposta', comment);
    const { body } = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: bia.id } });
    const path = `/api/conversas/${fieldOf(body, 'idConversation')}/mensagens`;
    const json = { idClient: crypto.randomUUID(), content: 'palavras de antes' };
    const message = fieldOf((await platform.call('POST', path, { as: ana, json })).body, 'idMessage');
    const cases = [
      await takenDown({ kind: 'COMMENT', id: comment }),
      await takenDown({ kind: 'MESSAGE', id: message }),
    ];
    expect(await wordsOf('comments', [comment])).toEqual(['palavras de antes']);
    await halfAYearLater(...cases);
    expect(await wordsOf('comments', [comment, answer])).toEqual(['', '']);
    expect(await wordsOf('messages', [message])).toEqual(['']);

    for (const id of cases) expect((await restore(helena, id)).status).toBe(200);
    const shown = await platform.call('GET', `/api/comment/${post}`, { as: bia });
    expect(shown.body, 'a comment whose text was erased stays hidden').toEqual([]);
    const { taken_down: down } = await platform.db
      .selectFrom('messages')
      .select('taken_down')
      .where('id', '=', message)
      .executeTakeFirstOrThrow();
    expect(down).not.toBeNull();
  });

  it('if an older release erased the evidence but not the text of a comment, it can be restored until the text is erased', async () => {
    const [thing, post] = [await made.message?.(), await platform.post(bia)];
    const comments = [await platform.comment(ana, post, 'de antes'), await platform.comment(ana, post, 'engano')];
    const [kept = '', undone = ''] = comments;
    if (!thing) throw new Error('message');
    const cases = [await takenDown(thing), await takenDown({ kind: 'COMMENT', id: kept })];
    const wrong = await takenDown({ kind: 'COMMENT', id: undone });
    await platform.db
      .updateTable('moderation_cases')
      .set({ evidence_erased_at: new Date() })
      .where('id', 'in', [...cases, wrong])
      .execute();
    expect((await restore(helena, wrong)).status).toBe(200);
    await halfAYearLater(...cases);
    const shown = await platform.call('GET', `/api/comment/${post}`, { as: bia });
    expect(shown.body).toMatchObject([{ idComment: undone }]);
    expect(await wordsOf('comments', [kept])).toEqual(['']);
    expect(await isStored(thing.file)).toBe(false);
    const log = platform.db.selectFrom('moderation_log').select('id').where('action', '=', 'EVIDENCE_ERASED');
    expect(await log.where('case_id', 'in', cases).execute()).toEqual([]);
  });

  it.each(['message', 'community', 'ad'] as const)(
    "if an older release recorded no file in a case, erasing its evidence still deletes the content's file (%s)",
    async (kind) => {
      const thing = await made[kind]?.();
      if (!thing) throw new Error(kind);
      const caseId = await takenDown(thing);
      await platform.db
        .updateTable('moderation_cases')
        .set({ evidence_erased_at: new Date(), media_ids: [] })
        .where('id', '=', caseId)
        .execute();
      await platform.db
        .updateTable('media')
        .set({ evidence: false })
        .where('id', '=', thing.file ?? '')
        .execute();
      await halfAYearLater(caseId);
      expect(await isStored(thing.file)).toBe(false);
    },
  );

  it.runIf(platform.kind === 'postgres')(
    'erasing evidence locks the community row before the case row (needs PostgreSQL)',
    async () => {
      const thing = await made.community?.();
      if (!thing) throw new Error('community');
      const caseId = await takenDown(thing);
      await isOld(caseId);
      const release = await lockRow(platform, 'communities', { id: thing.id }, 'no key update');
      const erasing = eraseOldEvidence(platform.db);
      await untilWaiting(platform);
      const theCase = sql`select 1 from moderation_cases where id = ${caseId} for no key update nowait`;
      const found = await theCase.execute(platform.db).then(
        ({ rows }) => rows.length,
        () => 'held',
      );
      await release();
      await erasing;
      expect(found).toBe(1);
    },
  );

  it('erasing evidence keeps a file whose takedown was undone, and a file that is evidence in another case', async () => {
    const back = await made.message?.();
    const held = await made.message?.();
    if (!back || !held) throw new Error('message');
    const [undone, decided] = [await takenDown(back), await takenDown(held)];
    expect((await restore(helena, undone)).status).toBe(200);
    const { id: open } = await platform.db
      .updateTable('moderation_cases')
      .set({ status: 'OPEN', decided_at: null, target_id: held.id, media_ids: [held.file ?? ''] })
      .where('id', '=', await reportedCase(bia, 'PROFILE', ana.id))
      .returning('id')
      .executeTakeFirstOrThrow();
    await halfAYearLater(undone, decided);
    expect([await isStored(back.file), await isStored(held.file)]).toEqual([true, true]);
    await decide(helena, [open], 'DISMISS');
    await platform.media.sweep();
    expect(await isStored(held.file)).toBe(false);
  });
});
