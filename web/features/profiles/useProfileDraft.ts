import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { profileDraft, type ProfileValues } from './profileDraft.ts';

/**
 * Fills the form with the stored unsaved changes, and stores each further change. Deletes the stored changes when the
 * member leaves the page.
 */
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
      // After the end of a session this write does nothing, so that the changes are kept for the next sign-in.
      profileDraft.write(null);
    };
  }, [reset, subscribe]);
}
