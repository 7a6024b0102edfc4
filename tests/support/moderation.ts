import type { Member, TestPlatform } from './platform.ts';

export const SOON = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

/** Returns helper functions that several test suites about moderation use. */
export function desk(platform: Pick<TestPlatform, 'call' | 'db'>) {
  const report = (as: Member, desTarget: string, idTarget: string, more: object = {}) =>
    platform.call('POST', '/api/denuncias', { as, json: { desTarget, idTarget, desReason: 'SPAM', ...more } });

  /** Returns the newest moderation case about a target (a reported object). */
  const caseOf = async (targetId: string) =>
    await platform.db
      .selectFrom('moderation_cases')
      .selectAll()
      .where('target_id', '=', targetId)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  const decide = (as: Member, caseIds: string[], desDecision: string, more: object = {}) =>
    platform.call('POST', '/api/moderacao/decisoes', {
      as,
      json: { casos: caseIds, desDecision, desReason: 'SPAM', desText: 'Regra da casa.', ...more },
    });

  return {
    report,
    caseOf,
    decide,
    /**
     * Reports a target (an object such as a post).
     * @returns the id of the moderation case
     */
    reportedCase: async (by: Member, kind: string, id: string, more: object = {}) => {
      const { status, body } = await report(by, kind, id, more);
      if (status !== 201) throw new Error(`The report was answered ${status}: ${JSON.stringify(body)}`);
      return (await caseOf(id)).id;
    },
    restore: (as: Member, caseId: string, desText = 'Foi engano.') =>
      platform.call('POST', `/api/moderacao/casos/${caseId}/restaurar`, { as, json: { desText } }),
    status: async (path: string, as: Member | null) => (await platform.call('GET', path, { as })).status,
    /** Returns the kind, target and detail of a member's newest notification. */
    told: async (member: Member) =>
      await platform.db
        .selectFrom('notifications')
        .select(['kind', 'target_id', 'detail'])
        .where('recipient_id', '=', member.id)
        .orderBy('seq', 'desc')
        .executeTakeFirst(),
    /** Queries the notice of a moderation decision as the member whom the decision concerns. */
    notice: (as: Member, decisionId: string) => platform.call('GET', `/api/avisos/${decisionId}`, { as }),
  };
}
