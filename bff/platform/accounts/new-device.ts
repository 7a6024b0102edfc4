import type { Platform } from '../context.ts';
import type { User } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { newDeviceMail } from './account.mails.ts';
import { notify } from '../events/notify.ts';
import { deviceWords, placeWords, type Origin } from '../auth/device.ts';
import { makeMailLink } from './mail-links.store.ts';

/** Tells a member that their account is used somewhere new; by mail only where the address is theirs for sure. */
export async function tellOfNewDevice({ db, mailer, identity }: Platform, user: User, origin: Origin) {
  const device = deviceWords(origin.userAgent);
  const notice = { kind: 'NEW_SIGN_IN' as const, recipientId: user.id, targetId: user.id, detail: device };
  await transact(db, (tx) => notify(tx, notice));
  if (user.email_confirmed_at === null) return;
  const token = await makeMailLink(db, { userId: user.id, purpose: 'NOT_ME', email: user.email });
  const where = { device, place: placeWords(origin), link: identity.linkTo('/account/not-me', token) };
  await mailer.send(newDeviceMail(user.email, user.name, where));
}
