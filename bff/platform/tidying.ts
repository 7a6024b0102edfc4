import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { forgetExpired } from './accounts/accounts.store.ts';
import { giveNicknameKeys } from './accounts/security/nicknames.ts';
import type { Later } from './lifecycle/background.ts';
import { deleteStrays } from './backup/stray-files.ts';
import { endExpiredOffers } from './communities/offers.ended.ts';
import type { DB } from './db/schema.ts';
import type { MediaStore } from './media/store.ts';
import { eraseOldEvidence } from './moderation/retention.ts';
import { purgeDeletedPosts } from './posts/purge.ts';
import { bookLosses } from './wallet/ledger/losses.ts';

const INTERVAL_MS = 3_600_000;

interface Tidied {
  db: Kysely<DB>;
  store: MediaStore;
  logger: Logger;
  later: Later;
  /** Verifies that no entry of the moderation log was changed or removed. */
  watchAudit: () => Promise<unknown>;
}

/** Deletes expired data, books losses in the ledger and verifies the moderation log, at the start and every hour. */
export function createTidying({ db, store, logger, later, watchAudit }: Tidied) {
  let timer: NodeJS.Timeout | undefined;

  function tidy() {
    later(forgetExpired(db));
    later(giveNicknameKeys(db));
    later(endExpiredOffers(db));
    later(eraseOldEvidence(db));
    later(bookLosses(db));
    later(purgeDeletedPosts(db));
    later(deleteStrayFiles());
    later(watchAudit());
  }

  async function deleteStrayFiles() {
    const keys = await deleteStrays(db, store);
    if (keys.length > 0) logger.error({ keys }, 'deleting unreferenced files failed and will be retried');
  }

  return {
    start() {
      timer = setInterval(tidy, INTERVAL_MS).unref();
      tidy();
    },
    stop: () => clearInterval(timer),
  };
}
