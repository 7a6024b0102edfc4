import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { ApiError } from '../errors.ts';

/**
 * Whoever knows the password of an account that is about to be deleted may keep it, until its day has come.
 * @throws {ApiError} 400 ACCOUNT_LEAVING for whoever has not said so
 */
export async function keepOrRefuse(
  db: Kysely<DB>,
  { id, deletes_at: deletesAt }: { id: string; deletes_at: Date | null },
  keeps: boolean,
) {
  if (deletesAt === null || deletesAt <= new Date()) return;
  if (!keeps) {
    const day = deletesAt.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
    throw new ApiError(400, 'ACCOUNT_LEAVING', `Esta conta será excluída em ${day}. Você ainda pode mantê-la.`);
  }
  await db
    .updateTable('users')
    .set({ deletes_at: null })
    .where('id', '=', id)
    .where('deletes_at', '>', sql<Date>`now()`)
    .execute();
}
