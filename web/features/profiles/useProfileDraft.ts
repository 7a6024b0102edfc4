import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { profileDraft, type ProfileValues } from './profileDraft.ts';

/**
 * Fills the form with what was changed and not saved, and writes down what is being changed; leaving the page drops it.
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
      // Without a session, which may have ended under the form, this does nothing.
      profileDraft.write(null);
    };
  }, [reset, subscribe]);
}
