import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { profileDraft, type ProfileValues } from './profileDraft.ts';

/** Fills the form with the unsaved changes, and stores further changes. Leaving the page drops them. */
export function useProfileDraft({ reset, subscribe }: Pick<UseFormReturn<ProfileValues>, 'reset' | 'subscribe'>) {
  useEffect(() => {
    const kept = profileDraft.read();
    if (kept) reset(kept, { keepDefaultValues: true });
    const stop = subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => void profileDraft.write(isDirty === false ? null : values),
    });
    return () => {
      stop();
      // Does nothing if the session has ended meanwhile.
      profileDraft.write(null);
    };
  }, [reset, subscribe]);
}
