import type { UseFormSetError } from 'react-hook-form';
import { trimText } from '../../../../schema/texts.ts';
import { parseBirthDate } from './birthDate.ts';
import { loadOperations } from '../loadOperations.ts';

export type SignUpValues = {
  name: string;
  /** DD/MM/YYYY. */
  birthDate: string;
  email: string;
  password: string;
  accepted: boolean;
};

const fields = ['name', 'birthDate', 'email', 'password'] as const;

/**
 * Creates the account and signs in. On failure, shows the message of SPEC.md, section 8: at the field that the server
 * names, or above the form if it names no field.
 */
export function useSignUp(setError: UseFormSetError<SignUpValues>) {
  return async function signUp({ name, birthDate: masked, email, password }: SignUpValues) {
    const birthDate = parseBirthDate(masked);
    if (!birthDate) return;

    try {
      const { register, storeSession } = await loadOperations();
      const values = { name: trimText(name), birthDate, email: trimText(email), password };
      const { success, refusal } = await register(values);
      if (success) {
        storeSession(success.session);
        return;
      }
      const field = fields.find((known) => known === refusal.field);
      setError(field ?? 'root', { message: refusal.message }, { shouldFocus: true });
    } catch (error) {
      setError('root', { message: problem(error instanceof Error ? error.message : String(error)) });
    }
  };
}

/** The message for a network error (SPEC.md, section 8). */
function problem(detail: string) {
  return `Houve um problema (${detail})`;
}
