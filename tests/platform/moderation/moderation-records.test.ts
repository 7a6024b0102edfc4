import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { eraseOldEvidence } from '../../../bff/platform/moderation/retention.ts';
import { refuseChange } from '../../support/refuse-change.ts';
import { picture, streamOf } from '../../support/media.ts';
import { desk } from '../../support/moderation.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';

describePlatform('moderation records', (platform) => {
  const { reportedCase, decide, told } = desk(platform);
  let helena: Member;
  let bia: Member;

  beforeAll(async () => {
    helena = await platform.member({ role: 'MODERATOR' });
    bia = await platform.member();
  });

  const age = async (caseId: string, days: number) => {
    await sql`update moderation_cases set decided_at = decided_at - make_interval(days => ${days}::int) where id = ${caseId}`.execute(
      platform.db,
    );
    await sql`update moderation_decisions set created_at = created_at - make_interval(days => ${days}::int) where case_id = ${caseId}`.execute(
      platform.db,
    );
  };
  const pictured = async (author: Member) => {
    const file = await platform.media.ingest(streamOf(await picture({ width: 40, height: 30 })), {
      ownerId: author.id,
    });
    const form = new FormData();
    form.set('desContent', 'Uma foto');
    form.set('uploads', JSON.stringify([{ idFile: file.id }]));
    return fieldOf((await platform.call('POST', '/api/post', { as: author, form })).body, 'idPost');
  };
  const seen = async (caseId: string) => {
    const { body } = await platform.call('GET', `/api/moderacao/casos/${caseId}`, { as: helena });
    return { body, address: platform.url + (/"url":"(\/media\/[^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '/none') };
  };

  it('eraseOldEvidence() erases the text, files and report texts of a case 180 days after its decision', async () => {
    const ana = await platform.member();
    const id = await reportedCase(bia, 'POST', await pictured(ana), { desText: 'Reconheço a pessoa.' });
    await decide(helena, [id], 'TAKE_DOWN');
    const { address } = await seen(id);
    await age(id, 179);
    expect(await eraseOldEvidence(platform.db)).toBe(0);
    await age(id, 2);
    expect(await eraseOldEvidence(platform.db)).toBe(1);
    expect(await eraseOldEvidence(platform.db)).toBe(0);
    await platform.media.sweep();
    expect((await fetch(address)).status).toBe(404);
    const { body } = await seen(id);
    expect(body).toMatchObject({ evidence: { desContent: '', files: [] }, desDecision: 'TAKE_DOWN' });
    expect(JSON.stringify(body)).not.toContain('Reconheço a pessoa.');
    expect(JSON.stringify(body)).toContain('Regra da casa.');
  });

  it('if erasing one case fails, eraseOldEvidence() erases the other cases and retries the first in its next run', async () => {
    const ana = await platform.member();
    const cases: string[] = [];
    for (const days of [201, 200]) {
      const id = await reportedCase(bia, 'POST', await platform.post(ana));
      await decide(helena, [id], 'TAKE_DOWN');
      await age(id, days);
      cases.push(id);
    }
    const [stuck = '', next = ''] = cases;
    const release = await refuseChange(platform.db, 'moderation_cases', 'update', stuck);
    await expect(eraseOldEvidence(platform.db)).rejects.toThrow(AggregateError);
    expect(await seen(next)).toMatchObject({ body: { evidence: { desContent: '' } } });
    await release();
    expect(await eraseOldEvidence(platform.db)).toBe(1);
  });

  it('eraseOldEvidence() keeps the evidence of a case with an open appeal', async () => {
    const ana = await platform.member();
    const id = await reportedCase(bia, 'POST', await platform.post(ana));
    await decide(helena, [id], 'TAKE_DOWN');
    const notice = (await told(ana))?.target_id ?? '';
    await platform.call('POST', `/api/avisos/${notice}/recurso`, { as: ana, json: { desText: 'Não concordo.' } });
    await age(id, 400);
    expect(await eraseOldEvidence(platform.db)).toBe(0);
  });

  it('the monthly moderation figures count reports and removals by reason, as JSON and as CSV', async () => {
    const month = '2024-02';
    const ana = await platform.member();
    const id = await reportedCase(bia, 'POST', await platform.post(ana), { desReason: 'HATE' });
    await decide(helena, [id], 'TAKE_DOWN', { desReason: 'HATE' });
    const then = '2024-02-10T12:00:00Z';
    await sql`update moderation_reports set created_at = ${then} where case_id = ${id}`.execute(platform.db);
    await sql`update moderation_decisions set created_at = ${then} where case_id = ${id}`.execute(platform.db);
    const { body } = await platform.call('GET', `/api/moderacao/numeros?mes=${month}`, { as: helena });
    expect(body).toMatchObject({
      reports: 1,
      takenDown: 1,
      approved: 0,
      refused: 0,
      stopped: 0,
      byReason: [{ reason: 'HATE', reports: 1, removed: 1 }],
    });
    const file = await platform.call('GET', `/api/moderacao/numeros/exportar?mes=${month}`, { as: helena });
    expect(fieldOf(file.body, 'name')).toBe('transparencia-2024-02.csv');
    expect(fieldOf(file.body, 'content')).toContain('"2024-02","removed","HATE","1"\r\n');
    expect((await platform.call('GET', '/api/moderacao/numeros/exportar', { as: bia })).status).toBe(404);
  });
});
