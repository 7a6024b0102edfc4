import type { Kysely } from 'kysely';
import type { DB, GenderCategory } from '../db/schema.ts';
import { transact, type Tx } from '../db/transact.ts';
import { ApiError } from '../errors.ts';
import { publishAudience } from '../events/access.ts';
import { approveEverybody, lockWaiting } from './follows.store.ts';
import { claimNickname, nicknamed } from '../accounts/security/nicknames.ts';
import { lockVisibility } from '../policy/visibility-lock.ts';
import { adoptPicture, retirePicture } from './pictures.ts';

/** The profile fields to change. Undefined fields stay unchanged. */
export interface ProfileChange {
  name?: string | undefined;
  nickname?: string | undefined;
  bio?: string | null | undefined;
  preferences?: string | undefined;
  gender?: GenderCategory | null | undefined;
  isPrivate?: boolean | undefined;
  /** The birth date cannot be changed: a value is accepted only when it equals the stored birth date. */
  birthDate?: string | null | undefined;
  /** The ids of the member's uploaded images for avatar and cover. Null removes a picture. */
  avatarId?: string | null | undefined;
  coverId?: string | null | undefined;
}

/** Ends the boosts (paid promotions) of a member's posts, because the posts are no longer public. */
export type EndBoosts = (tx: Tx, memberId: string) => Promise<void>;

/**
 * Changes a member's own profile in one transaction.
 * @throws {ApiError} INVALID_INPUT or NOT_ALLOWED, with the name of the field in the request
 */
export async function changeProfile(db: Kysely<DB>, viewer: string, change: ProfileChange, endBoosts: EndBoosts) {
  await transact(db, async (tx) => {
    if (change.isPrivate === false) await lockWaiting(tx, viewer);
    const before = await tx
      .selectFrom('users')
      .select(['nickname', 'birth_date', 'is_private', 'avatar_key', 'cover_key'])
      .where('id', '=', viewer)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (change.isPrivate === true && !before.is_private) await lockVisibility(tx, [viewer]);
    if (change.birthDate !== undefined && change.birthDate !== before.birth_date) {
      throw new ApiError(400, 'NOT_ALLOWED', 'A data de nascimento não pode ser alterada.', 'nascimento');
    }
    if (change.nickname !== undefined && change.nickname.toLowerCase() !== before.nickname.toLowerCase()) {
      await claimNickname(tx, viewer, change.nickname);
    }
    const avatarKey = await adoptPicture(tx, viewer, 'avatar', change.avatarId);
    const coverKey = await adoptPicture(tx, viewer, 'cover', change.coverId);
    if (avatarKey !== undefined) await retirePicture(tx, viewer, 'avatar', before.avatar_key, avatarKey);
    if (coverKey !== undefined) await retirePicture(tx, viewer, 'cover', before.cover_key, coverKey);
    if (before.is_private && change.isPrivate === false) await approveEverybody(tx, viewer);

    await tx
      .updateTable('users')
      .set({
        name: change.name,
        ...(change.nickname !== undefined && nicknamed(change.nickname)),
        bio: change.bio,
        preferences: change.preferences,
        gender: change.gender,
        is_private: change.isPrivate,
        avatar_key: avatarKey,
        cover_key: coverKey,
        // The unchanged id keeps the SET list from being empty when all other fields are undefined.
        id: viewer,
      })
      .where('id', '=', viewer)
      .execute();
    tx.publish(`user:${viewer}`, { type: 'profile', idUser: viewer });
    if (change.isPrivate === true && !before.is_private) await endBoosts(tx, viewer);
    if (change.isPrivate === true) publishAudience(tx, viewer);
  });
}
