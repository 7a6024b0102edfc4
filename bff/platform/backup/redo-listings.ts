import { sql, type Transaction } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { DB } from '../db/schema.ts';
import { giveUnlistedBack } from '../moderation/banned-files.ts';
import type { FinalAct } from './final-acts.ts';

/**
 * Adds a picture to the list of known forbidden pictures again, or removes it again. If the act was about one case,
 * does so for this case only. The platform then searches the published files for an added picture, as it always does.
 */
export async function redoListing(tx: Transaction<DB>, { detail: { listing } }: FinalAct) {
  if (!listing) return;
  const { hash, reason, caseId, isListed } = listing;
  if (caseId === null) {
    if (isListed) await list(tx, hash, reason);
    else await unlist(tx, hash);
    return;
  }
  if (isListed) {
    await sql`
      insert into known_hash_cases (hash_id, case_id) select h.id, k.id from known_hashes h, moderation_cases k
      where h.hash = ${hash} and k.id = ${caseId} on conflict do nothing`.execute(tx);
  } else {
    await sql`
      delete from known_hash_cases c using known_hashes h
      where h.id = c.hash_id and h.hash = ${hash} and c.case_id = ${caseId}`.execute(tx);
  }
  await sql`
    update known_hashes h set case_id = (select c.case_id from known_hash_cases c where c.hash_id = h.id limit 1)
    where h.hash = ${hash}`.execute(tx);
}

async function list(tx: Transaction<DB>, hash: string, reason: string) {
  await sql`insert into known_hashes (id, hash, reason) values (${uuidv7()}, ${hash}, ${reason}) on conflict do nothing`.execute(
    tx,
  );
}

async function unlist(tx: Transaction<DB>, hash: string) {
  const gone = await tx.deleteFrom('known_hashes').where('hash', '=', hash).returning('hash').execute();
  if (gone.length > 0) await giveUnlistedBack(tx, [hash]);
}
