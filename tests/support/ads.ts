import { v7 as uuidv7 } from 'uuid';
import { addDays, saoPauloDay } from '../../bff/platform/calendar/sao-paulo.ts';
import { balanceOf, provider, record, wallet } from '../../bff/platform/wallet/ledger/ledger.ts';
import { checkLedger } from '../../bff/platform/wallet/ledger/check.ts';
import { picture } from './media.ts';
import { fieldOf, type Member, type TestPlatform } from './platform.ts';

export const today = () => saoPauloDay();
export const inDays = (days: number) => addDays(saoPauloDay(), days);

/** Returns the fields of a request for a profile highlight, by default for one day and R$ 10,00. */
export const profileForm = (more: object = {}) => ({
  desHighlightType: 'FEED',
  desTargetType: ['MULHER'],
  startDate: today(),
  endDate: today(),
  totalValue: 'R$ 0,01',
  ...more,
});

/** Returns the form of a request for a business ad, by default for one day. */
export async function businessForm(more: Record<string, string | null> = {}, images = 1) {
  const form = new FormData();
  const fields: Record<string, string | null> = {
    desTargetType: 'MULHER',
    title: 'Velas artesanais',
    redirectionLink: 'https://velas.example/loja',
    startDate: today(),
    endDate: today(),
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  for (let number = 0; number < images; number += 1) {
    form.append('attach', new Blob([new Uint8Array(await picture())]), `foto-${number}.jpg`);
  }
  return form;
}

/** Adds money to a member's wallet with the same ledger movement as a card payment. */
export async function topUp({ db }: TestPlatform, member: Member, centavos: number) {
  await db.transaction().execute((tx) =>
    record(tx, {
      key: `test:${uuidv7()}`,
      kind: 'TOP_UP',
      memberId: member.id,
      entries: [
        { account: provider, centavos: -centavos },
        { account: wallet(member.id), centavos },
      ],
    }),
  );
}

export const balance = ({ db }: TestPlatform, member: Member) => balanceOf(db, wallet(member.id));

/** Returns the problems that the ledger check finds. A correct ledger has none. */
export async function bookProblems({ db }: TestPlatform) {
  return (await checkLedger(db)).problems;
}

export function publishProfile(platform: Pick<TestPlatform, 'call'>, as: Member, more: object = {}, headers = {}) {
  return platform.call('POST', '/api/anuncios/publish/my-profile', { as, json: profileForm(more), headers });
}

/**
 * Publishes a paid highlight, which starts to run immediately if ads need no approval.
 * @returns the id of the highlight
 */
export async function runningHighlight(platform: TestPlatform, as: Member, more: object = {}) {
  await topUp(platform, as, 200_000);
  return fieldOf((await publishProfile(platform, as, more)).body, 'idAnuncio');
}

/** Moves the days of an ad into the past, as if it had been bought `days` days earlier. */
export async function ageAd({ db }: TestPlatform, adId: string, days: number) {
  const ad = await db.selectFrom('ads').selectAll().where('id', '=', adId).executeTakeFirstOrThrow();
  await db
    .updateTable('ads')
    .set({ start_day: addDays(ad.start_day, -days), end_day: addDays(ad.end_day, -days) })
    .where('id', '=', adId)
    .execute();
}

/** Returns the fields of a request to boost a post, by default for one day and R$ 10,00. */
export const boostForm = (idPost: string, more: object = {}) => ({
  idPost,
  desTargetType: ['MULHER'],
  startDate: today(),
  endDate: today(),
  ...more,
});

export function publishBoost(
  platform: Pick<TestPlatform, 'call'>,
  as: Member,
  idPost: string,
  more: object = {},
  headers = {},
) {
  return platform.call('POST', '/api/anuncios/publish/my-post', { as, json: boostForm(idPost, more), headers });
}
