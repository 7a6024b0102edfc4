import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';

type PartProps = {
  /** Is tried again when it changes. */
  place?: string | undefined;
  /** Stands until it is there, and where it does not come. */
  fallback?: ReactNode;
  /** For what the member asked for: takes the wish back, so that they can ask again, and are told. */
  onFail?: (() => void) | undefined;
  children: ReactNode;
};

/** A part of a page that is brought later: the page stands without it. */
export function Part({ place, fallback = null, onFail, children }: PartProps) {
  const fail =
    onFail &&
    (() => {
      onFail();
      void showFailure();
    });
  return (
    <Boundary place={place} fallback={() => fallback} onFail={fail}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}

/** A page that shows messages has their code. */
async function showFailure() {
  const messages = await import('./toast.ts').catch(() => null);
  messages?.toast({
    title: 'Não foi possível abrir',
    description: 'Verifique sua conexão e tente novamente.',
    tone: 'danger',
  });
}
