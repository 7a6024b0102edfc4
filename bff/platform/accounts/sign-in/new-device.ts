import type { Platform } from '../../context.ts';
import type { User } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import { newDeviceMail } from '../account.mails.ts';
import { notify } from '../../events/notify.ts';
import { deviceWords, placeWords, type SignInOrigin } from '../../auth/device.ts';
import { noteDevice } from '../../auth/devices.store.ts';
import { makeMailLink } from '../recovery/mail-links.store.ts';

/**
 * Records the device of a sign-in. If the device is new, notifies the member, and also sends them a mail if their
 * e-mail address is confirmed. Records and reports the device in one transaction, because a device that is already
 * recorded is never reported again.
 */
export async function tellOfDevice({ db, queueMail, identity }: Platform, user: User, origin: SignInOrigin) {
  const device = deviceWords(origin.userAgent);
  const notice = { kind: 'NEW_SIGN_IN' as const, recipientId: user.id, targetId: user.id, detail: device };
  await transact(db, async (tx) => {
    if (!(await noteDevice(tx, user.id, origin.deviceHash))) return;
    notify(tx, notice);
    if (user.email_confirmed_at === null) return;
    const { token, endsAt } = await makeMailLink(tx, { userId: user.id, purpose: 'NOT_ME', email: user.email });
    const where = { device, place: placeWords(origin), link: identity.linkTo('/account/not-me', token), endsAt };
    await queueMail(tx, user.id, newDeviceMail(user.email, user.name, where));
  });
}
