import { z } from 'zod/mini';
import { createStored } from '../../storage/createStored.ts';
import { storedCategory } from '../people/storedCategory.ts';

const shape = z.object({
  name: z.string(),
  nickname: z.string(),
  bio: z.string(),
  preferences: z.array(storedCategory),
  gender: z.nullable(storedCategory),
  isPrivate: z.boolean(),
});

export type ProfileValues = z.infer<typeof shape>;

/**
 * The unsaved changes of the profile form. While the form is open, they survive a reload and the end of the session.
 */
export const profileDraft = createStored('profile-draft', shape, { area: 'session', per: 'author' });
