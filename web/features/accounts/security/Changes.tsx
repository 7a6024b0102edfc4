import type { ReactNode } from 'react';

export type Asking = { loading: boolean; problem: string | undefined; onConfirm: () => void };

/** A bulleted list of the effects that a change of the profile type has. */
export function Changes({ children }: { children: ReactNode }) {
  return <ul className="mb-5 list-disc space-y-2 pl-5 text-[0.9375rem] text-ink-soft marker:text-ember">{children}</ul>;
}

/** Shows the error message of a failed change of the profile type. Renders nothing if there is no message. */
export function Problem({ words }: { words: string | undefined }) {
  return (
    words !== undefined && (
      <p role="alert" className="mt-3 text-sm text-danger">
        {words}
      </p>
    )
  );
}
