import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { desk } from '../support/moderation.ts';
import type { Member } from '../support/platform.ts';
import { routesOf } from './support/operations.ts';
import { databaseKind, startProduct } from './support/product.ts';

/**
 * The moderators who make each call: the author of the reported post, the reporter of the post, the moderator who
 * decided the case, and one with no part in the case.
 */
const judges = ['author', 'reporter', 'decider', 'other'] as const;
type Judge = (typeof judges)[number];

interface Line {
  route: string;
  /** The state of the moderation case when the moderator makes the call. */
  of: 'open' | 'decided' | 'appealed';
  json?: unknown;
  /** The expected HTTP statuses, one for each moderator in the order of `judges`. */
  answers: string;
}

const decision = { desReason: 'SPAM', desText: 'Regra da casa.' };

const lines: Line[] = [
  // One status per moderator, in the order of these columns: author, reporter, decider, other.
  {
    route: 'POST /api/moderacao/casos/*/responsavel',
    of: 'open',
    answers: '                  403    403      200     200',
  },
  {
    route: 'DELETE /api/moderacao/casos/*/responsavel',
    of: 'open',
    answers: '                200    200      200     200',
  },
  ...['DISMISS', 'TAKE_DOWN', 'WARN'].map((desDecision): Line => {
    const json = { casos: ['*'], desDecision, ...decision };
    return {
      route: 'POST /api/moderacao/decisoes',
      of: 'open',
      json,
      answers: '                403    403      200     200',
    };
  }),
  {
    route: 'POST /api/moderacao/casos/*/restaurar',
    of: 'decided',
    json: { desText: 'Foi engano.' },
    answers: '403 403 200 200',
  },
  {
    route: 'POST /api/moderacao/casos/*/lista',
    of: 'decided',
    answers: '                     403    403      200     200',
  },
  {
    route: 'DELETE /api/moderacao/casos/*/lista',
    of: 'decided',
    answers: '                   403    403      200     200',
  },
  ...['UPHOLD', 'RESTORE'].map((desAnswer): Line => {
    const json = { desAnswer, desText: 'Visto.' };
    return {
      route: 'POST /api/moderacao/recursos/*',
      of: 'appealed',
      json,
      answers: '        403    403      403     200',
    };
  }),
];

describe(`moderators who are involved in the case (${databaseKind})`, () => {
  const { platform } = startProduct({});
  const { reportedCase, decide } = desk(platform);
  let people: Record<Judge, Member>;

  beforeAll(async () => {
    const moderator = () => platform.member({ role: 'MODERATOR' });
    people = {
      author: await moderator(),
      reporter: await moderator(),
      decider: await moderator(),
      other: await moderator(),
    };
  });

  it('each REST call that changes moderation data has an entry in the table of this file', () => {
    const routes = routesOf(platform.app).filter((name) => /^(POST|PUT|PATCH|DELETE) \/api\/moderacao/.test(name));
    expect([...new Set(lines.map(({ route }) => route))].sort()).toEqual(routes);
  });

  it.each(lines.map((line) => ({ ...line, ...wordOf(line) })))(
    'for a case that is $of, $route $word gives each moderator the expected HTTP status',
    async ({ route, of, json, answers }) => {
      const wanted = Object.fromEntries(judges.map((judge, nth) => [judge, Number(answers.trim().split(/ +/)[nth])]));
      const got: Record<string, number> = {};
      for (const judge of judges) {
        const { method, path, body } = await asked(route, of, json);
        got[judge] = (await platform.call(method, path, { as: people[judge], json: body })).status;
      }
      expect(got).toEqual(wanted);
    },
  );

  /**
   * Returns the decision or answer (such as TAKE_DOWN) in the request body. It is part of the test title, because
   * several tests call the same route.
   */
  function wordOf({ json }: Line) {
    return { word: /"des(?:Decision|Answer)":"(\w+)"/.exec(JSON.stringify({ json }))?.[1] ?? '' };
  }

  /** Creates a new moderation case for a single call. @returns the request */
  async function asked(route: string, of: Line['of'], json: unknown) {
    const { author, reporter, decider } = people;
    const post = await platform.post(author);
    await addPicture(author, post);
    const caseId = await reportedCase(reporter, 'POST', post);
    let id = caseId;
    if (of !== 'open') await decide(decider, [caseId], 'TAKE_DOWN');
    if (of === 'appealed') {
      const decided = platform.db.selectFrom('moderation_decisions').select('id').where('case_id', '=', caseId);
      const { id: notice } = await decided.executeTakeFirstOrThrow();
      const said = { as: author, json: { desText: 'Não concordo.' } };
      expect((await platform.call('POST', `/api/avisos/${notice}/recurso`, said)).status).toBe(200);
      const made = platform.db.selectFrom('moderation_appeals').select('id').where('decision_id', '=', notice);
      id = (await made.executeTakeFirstOrThrow()).id;
    }
    const [method = '', path = ''] = route.split(' ');
    const body: unknown = json === undefined ? undefined : JSON.parse(JSON.stringify(json).replace('*', id));
    return { method, path: path.replace('*', id), body };
  }

  /** Adds a picture, with its perceptual hash, to a post. */
  async function addPicture({ id: ownerId }: Member, post: string) {
    const bits = uuidv7().replaceAll('-', '').slice(16);
    await platform.db
      .insertInto('media')
      .values({
        ...{
          id: uuidv7(),
          owner_id: ownerId,
          post_id: post,
          stored: true,
          kind: 'image',
          width: 4,
          height: 4,
          bytes: 1,
        },
        ...{ mime_type: 'image/webp', variants: '[]', hashes: [bits] },
      })
      .execute();
  }
});
