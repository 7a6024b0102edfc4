import { useState } from 'react';
import { clearSession } from '../../apollo/session.ts';
import { useDeleteAccountMutation } from '../../generated/privacy.ts';
import { Button } from '../../ui/Button.tsx';
import { SettingsCard } from '../accounts/SettingsCard.tsx';
import { useStep } from '../accounts/useStep.ts';

/** What takes the place of the element that had focus, takes focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus();

/** @param balance what is in the wallet, in words; null for nothing */
export function DeleteAccount({ balance }: { balance: string | null }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [erase] = useDeleteAccountMutation();
  const step = useStep();

  async function confirm() {
    const variables = { input: { acceptsBalance: accepted } };
    const answer = await step.run(async () => (await erase({ variables })).data?.deleteAccount);
    if (answer?.__typename !== 'DeleteAccountSuccess') return;
    const day = new Date(answer.deletesAt).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' });
    clearSession('left');
    // A new page, where the account can be kept: nothing of the member's stays in this one's memory.
    window.location.replace(`/login?exclusao=${day}`);
  }

  return (
    <SettingsCard
      title="Excluir minha conta"
      description="Sua conta some para todos na hora. Você tem sete dias para mudar de ideia: é só entrar de novo. Depois disso, excluímos de vez perfil, posts, fotos, vídeos, comentários, reações e o texto das suas mensagens."
    >
      <p className="mb-4 text-[0.9375rem] text-ink-soft">
        Comunidades suas passam para quem modera há mais tempo, ou são encerradas, e quem pagou um mês VIP recebe os
        dias que faltam. Ficam só os registros de pagamento, sem o seu nome, e o que a lei manda guardar: registros de
        acesso, por seis meses, e provas da moderação.
      </p>
      {!open && (
        <Button ref={open === false ? takeFocus : undefined} variant="danger" onClick={() => setOpen(true)}>
          Quero excluir minha conta
        </Button>
      )}
      {open && (
        <div
          ref={takeFocus}
          tabIndex={-1}
          role="group"
          aria-label="Excluir minha conta"
          className="space-y-5 border-t border-line pt-5 outline-none"
        >
          {balance !== null && (
            <label className="flex gap-3 leading-relaxed text-ink">
              <input
                type="checkbox"
                className="mt-1 size-5 shrink-0 accent-ember"
                checked={accepted}
                onChange={(event) => setAccepted(event.target.checked)}
              />
              <span>
                Sei que há {balance} na carteira. Antes de excluir, posso gastar esse saldo ou pedir a devolução de
                pagamentos recentes ao cartão. O que sobrar continua registrado a meu favor e só pode ser pedido pelo
                contato, com o comprovante do pagamento.
              </span>
            </label>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              loading={step.loading}
              disabled={balance !== null && !accepted}
              onClick={() => void confirm()}
            >
              Excluir minha conta
            </Button>
            <Button variant="ghost" disabled={step.loading} onClick={() => setOpen(false)}>
              Cancelar
            </Button>
          </div>
          {step.problem && (
            <p role="alert" className="text-sm text-danger">
              {step.problem}
            </p>
          )}
        </div>
      )}
    </SettingsCard>
  );
}
