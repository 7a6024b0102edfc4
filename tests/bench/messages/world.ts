import { v7 as uuidv7 } from 'uuid';
import { createDatabase, type Database } from '../../../bff/platform/db/client.ts';
import { migrate } from '../../../bff/platform/db/migrate.ts';
import { openSession } from '../../../bff/platform/auth/session.ts';
import type { Talk } from './talk.ts';

/** Creates pairs of signed-in members with an accepted conversation. */
export async function makeTalks(databaseUrl: string, count: number): Promise<Talk[]> {
  const database = await createDatabase({ databaseUrl, dataDir: '' });
  try {
    await migrate(database.db);
    const talks: Talk[] = [];
    for (let made = 0; made < count; made += 1) talks.push(await makeTalk(database.db));
    return talks;
  } finally {
    await database.close();
  }
}

async function makeTalk(db: Database['db']): Promise<Talk> {
  const [one, other] = [await makeMember(db), await makeMember(db)];
  const conversationId = uuidv7();
  const [first_id, second_id] = one.id < other.id ? [one.id, other.id] : [other.id, one.id];
  await db.insertInto('conversations').values({ id: conversationId, first_id, second_id }).execute();
  const sides = [
    { user_id: one.id, peer_id: other.id },
    { user_id: other.id, peer_id: one.id },
  ];
  await db
    .insertInto('conversation_members')
    .values(sides.map((side) => ({ ...side, conversation_id: conversationId, request: 'ACCEPTED' as const })))
    .execute();
  return { conversationId, senderToken: one.token, listenerToken: other.token };
}

async function makeMember(db: Database['db']) {
  const id = uuidv7();
  const who = {
    id,
    email: `${id}@exemplo.example`,
    password_hash: 'none',
    name: 'Ana',
    nickname: `ana_${id.slice(-8)}`,
  };
  await db
    .insertInto('users')
    .values({ ...who, birth_date: '1990-05-01' })
    .execute();
  return { id, token: (await openSession(db, id, 'none')) ?? '' };
}
