import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from '../db/schema.ts';
import type { DemoLogin } from '../../processes/demo-login.ts';
import type { PlatformConfig } from './platform-config.ts';

type Told = Pick<PlatformConfig, 'databaseUrl' | 'smtpUrl' | 'cards' | 'age'>;

interface Deps {
  db: Kysely<DB>;
  logger: Logger;
  /**
   * The logins of the demo world's invented members. These members stay in the database even after the setting DEMO is
   * turned off.
   */
  demoLogins: readonly DemoLogin[];
}

/**
 * Logs one warning for each setting that is suitable for a trial of Brasa but unsafe with real members. Also logs a
 * warning if the database holds the demo world.
 */
export async function warnOfDefaults(config: Told, { db, logger, demoLogins }: Deps) {
  const { databaseUrl, smtpUrl, cards, age } = config;
  if (databaseUrl === undefined)
    logger.warn('DATABASE_URL is not set: data is on PGlite, and a power cut may lose some of it');
  if (smtpUrl === undefined) logger.warn('SMTP_URL is not set: mails go to a folder, and members receive no codes');
  if (cards?.kind === 'sandbox')
    logger.warn('card payments go to the sandbox: its test cards fill wallets, and no money moves');
  if (age?.mode === 'provider' && age.provider.kind === 'sandbox')
    logger.warn('the sandbox assures ages, and accepts every claim');
  if (await hasOneOf(db, demoLogins))
    logger.warn("the database holds the demo world: its passwords are public, its moderator's too");
  if (!(await hasModerator(db)))
    logger.warn('there is no moderator: npm run admin -- make-moderator EMAIL (without npm: node dist/bff/admin.js)');
}

async function hasModerator(db: Kysely<DB>) {
  const row = await db.selectFrom('users').select('id').where('role', '=', 'MODERATOR').limit(1).executeTakeFirst();
  return row !== undefined;
}

async function hasOneOf(db: Kysely<DB>, logins: readonly DemoLogin[]) {
  const addresses = logins.map(({ email }) => email);
  const row = await db.selectFrom('users').select('id').where('email', 'in', addresses).limit(1).executeTakeFirst();
  return row !== undefined;
}
