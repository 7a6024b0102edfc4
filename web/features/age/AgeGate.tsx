import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { Brand } from '../../ui/Brand.tsx';

type AgeGateProps = { onAdult: () => void; onMinor: () => void };

/**
 * The age gate: the full-screen dialog that asks visitors to confirm that they are adults (SPEC.md, section 2). The
 * dialog is opaque, the page behind it is not rendered, and Tab stays within the dialog.
 */
export function AgeGate({ onAdult, onMinor }: AgeGateProps) {
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => dialog.current?.focus(), []);

  return (
    <div
      ref={dialog}
      role="dialog"
      aria-modal="true"
      aria-labelledby="age-gate-title"
      aria-describedby="age-gate-text"
      tabIndex={-1}
      onKeyDown={keepTabWithin}
      className="age-gate fixed inset-0 z-50 flex flex-col items-center overflow-y-auto bg-canvas px-6 py-10 outline-none"
    >
      <div aria-hidden className="glow-floor" />
      <div className="relative m-auto flex w-full max-w-md flex-col items-center text-center">
        <Brand className="mb-10 text-2xl" />
        <p
          aria-hidden
          className="mb-6 inline-flex size-20 items-center justify-center rounded-full border border-line bg-surface text-2xl font-bold text-ember"
        >
          18+
        </p>
        <h1 id="age-gate-title" className="text-3xl font-bold tracking-tight text-balance text-ink">
          Site com conteúdo adulto
        </h1>
        <p id="age-gate-text" className="mt-4 leading-relaxed text-pretty text-ink-soft">
          A Brasa é uma rede social só para maiores de 18 anos e pode mostrar nudez e conteúdo sensual. Ao entrar, você
          declara que é maior de idade e que quer ver esse tipo de conteúdo.
        </p>
        <div className="mt-10 flex w-full flex-col gap-3">
          <button type="button" onClick={onAdult} className={buttonClass({ size: 'lg' }, 'w-full')}>
            Tenho 18 anos ou mais - Entrar
          </button>
          <button type="button" onClick={onMinor} className={buttonClass({ variant: 'outline', size: 'lg' }, 'w-full')}>
            Sou menor de idade - Sair
          </button>
        </div>
        <p className="mt-8 text-sm text-ink-faint">
          <Link className="underline underline-offset-4 hover:text-ink" to="/terms-and-conditions">
            Termos e condições
          </Link>
          <span aria-hidden> · </span>
          <Link className="underline underline-offset-4 hover:text-ink" to="/about">
            Sobre a Brasa
          </Link>
        </p>
      </div>
    </div>
  );
}

function keepTabWithin(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]');
  const first = stops[0];
  const last = stops[stops.length - 1];
  const leaving = event.shiftKey ? [first, event.currentTarget] : [last];
  if (!leaving.includes(event.target instanceof HTMLElement ? event.target : undefined)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
