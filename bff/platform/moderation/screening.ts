import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import type { Screen } from '../media/screen.ts';
import { openCase } from '../cases/cases.store.ts';
import type { HashList } from './banned-pictures.ts';
import { writeLog } from '../cases/log.store.ts';

/** Returns the key that identifies the cases opened by uploads that match this entry of a list of banned pictures. */
export const listedKey = (entryId: string) => `hash:${entryId}`;

/**
 * Compares uploads with the lists of banned pictures. A matching upload opens a moderation case, whose deadline depends
 * on the reason in the list.
 */
export function createScreening(db: Kysely<DB>, lists: readonly HashList[]): Screen {
  return {
    async find(hashes) {
      if (hashes.length === 0) return undefined;
      for (const list of lists) {
        const listed = await list.find(hashes);
        if (listed) return listed;
      }
      return undefined;
    },

    async stop(row, { id, reason }) {
      return await transact(db, async (tx) => {
        // The lock makes the uploads of one member wait for each other, so that ten matching uploads open a single
        // case.
        await sql`select id from users where id = ${row.owner_id} for no key update`.execute(tx);
        const known = await tx
          .selectFrom('moderation_cases')
          .select('id')
          .where('content_key', '=', listedKey(id))
          .where('author_id', '=', row.owner_id)
          .where('status', '=', 'OPEN')
          .executeTakeFirst();
        if (known) return false;
        const at = new Date();
        const { owner_id: authorId, id: targetId, ...file } = row;
        const files = [{ ...file, id: targetId }];
        const evidence = {
          title: 'Envio barrado: parecido com um arquivo da lista',
          text: '',
          files,
          pictures: [],
          before: [],
          postId: null,
          communityId: null,
          conversationId: null,
          createdAt: at.toISOString(),
        };
        const object = { authorId, evidence, mediaIds: [row.id], contentKey: listedKey(id) };
        const targetKind = 'OTHER';
        const caseId = await openCase(tx, { targetKind, targetId, reason, origin: 'HASH', object, at });
        await tx
          .updateTable('media')
          .set({ evidence: true, withheld_at: sql<Date>`now()` })
          .where('id', '=', row.id)
          .execute();
        await writeLog(tx, {
          actorId: null,
          action: 'HASH_HIT',
          caseId,
          targetKind,
          targetId,
          subjectId: authorId,
          detail: { reason },
        });
        return true;
      });
    },
  };
}
