import type { GenderCategory } from '../../generated/schema.ts';
import { categories } from '../people/categories.ts';
import { createStored } from '../../storage/createStored.ts';

export type ProfileValues = {
  name: string;
  nickname: string;
  bio: string;
  preferences: GenderCategory[];
  gender: GenderCategory | null;
  isPrivate: boolean;
};

/**
 * The unsaved changes of the profile form. While the form is open, they survive a reload and the end of the session.
 */
export const profileDraft = createStored('profile-draft', isValues, { area: 'session', per: 'author' });

function isValues(value: unknown): value is ProfileValues {
  if (typeof value !== 'object' || value === null) return false;
  const { name, nickname, bio, preferences, gender, isPrivate }: Partial<Record<keyof ProfileValues, unknown>> = value;
  return (
    [name, nickname, bio].every((text) => typeof text === 'string') &&
    Array.isArray(preferences) &&
    preferences.every(isCategory) &&
    (gender === null || isCategory(gender)) &&
    typeof isPrivate === 'boolean'
  );
}

function isCategory(value: unknown) {
  return categories.some((category) => category.value === value);
}
