import { useState, type SyntheticEvent } from 'react';
import { useGoOn } from '../../navigation/useGoOn.ts';
import { centavosText, nonBreakingBRL } from '../../../schema/brl.ts';
import { parseBRL } from '../../ui/brl.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { TextField } from '../../ui/TextField.tsx';
import { MAX_TOP_UP_CENTAVOS, MIN_TOP_UP_CENTAVOS, presets, problemOf } from './amounts.ts';
import { MethodField, type Method } from './MethodField.tsx';
import { checkoutOfPix } from './pix/pixPath.ts';
import { useBeginPix } from './pix/usePix.ts';
import { useBeginTopUp } from './useTopUp.ts';

type TopUpFormProps = {
  /**
   * The initial amount, for example the amount that the member lacks for a purchase. `isPart` is true if the member
   * lacks more than a single payment can add.
   */
  suggested: { centavos: number; isPart: boolean } | null;
  returnTo: string | undefined;
};

/** The form that adds balance to the wallet: a preset amount or any other amount, by card or Pix. */
export function TopUpForm({ suggested, returnTo }: TopUpFormProps) {
  const begin = useBeginTopUp();
  const beginPix = useBeginPix();
  const goOn = useGoOn();
  const [text, setText] = useState(() => centavosText(suggested?.centavos ?? presets[1]));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [method, setMethod] = useState<Method>('CARD');
  const centavos = parseBRL(text);

  function set(next: string) {
    setText(next);
    setProblem(null);
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const wrong = problemOf(text);
    setProblem(wrong);
    if (wrong !== null || centavos === null) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setBusy(true);
    const begun = await (method === 'PIX' ? beginByPix(centavos) : beginByCard(centavos));
    setBusy(false);
    if ('path' in begun) await goOn(begun.path);
    else setProblem(begun.problem);
  }

  async function beginByCard(amount: number) {
    const refused = await begin(amount, returnTo);
    return refused === null ? { path: '/payment/add-balance/payment-checkout' } : { problem: refused };
  }

  async function beginByPix(amount: number) {
    const begun = await beginPix(amount);
    return 'id' in begun ? { path: checkoutOfPix(begun.id, returnTo) } : begun;
  }

  return (
    <form noValidate aria-label="Adicionar saldo" className="space-y-6" onSubmit={(event) => void submit(event)}>
      {suggested?.isPart && (
        <p className="text-[0.9375rem] text-ink-soft">
          O valor de que você precisa passa do máximo de um pagamento. Adicione o resto em outro pagamento, depois
          deste.
        </p>
      )}
      <div role="group" aria-label="Valores" className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {presets.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={centavos === amount}
            onClick={() => set(centavosText(amount))}
            className={cx(
              'h-14 rounded-control border text-[1.0625rem] font-semibold tabular-nums transition duration-150',
              centavos === amount ? 'border-ember bg-raised text-ink' : 'border-line text-ink-soft hover:bg-raised',
            )}
          >
            {nonBreakingBRL(amount)}
          </button>
        ))}
      </div>
      <TextField
        label="Outro valor (R$)"
        name="valor"
        inputMode="decimal"
        autoComplete="off"
        placeholder="0,00"
        value={text}
        onChange={(event) => set(event.target.value)}
        error={problem ?? undefined}
        hint={`De ${nonBreakingBRL(MIN_TOP_UP_CENTAVOS)} a ${nonBreakingBRL(MAX_TOP_UP_CENTAVOS)}.`}
      />
      <MethodField value={method} onChange={setMethod} />
      <Button type="submit" size="lg" className="w-full" loading={busy}>
        Continuar para o pagamento
      </Button>
    </form>
  );
}
