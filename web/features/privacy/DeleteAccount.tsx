import { useApolloClient } from '@apollo/client/react';
import { askResult } from '../../apollo/result.ts';
import { useState } from 'react';
import { clearSession } from '../../storage/session.ts';
import { DeleteAccountDocument } from './generated/privacy.ts';
import { Button } from '../../ui/Button.tsx';
import { dayOf } from '../../ui/saoPauloDays.ts';
import { takeFocus } from '../../ui/takeFocus.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { useStep } from '../accounts/useStep.ts';

type Props = {
  /** The wallet's balance as a formatted amount; null if the balance is zero. */
  balance: string | null;
  inAds: string | null;
  /** The earnings from VIP communities that are not in the wallet yet. */
  earnings: string | null;
  /** The instruction that explains how to cancel the deletion. */
  wayBack?: string;
  takesFocus?: boolean;
  onBegun?: (deletesAt: string) => void;
};

const and = new Intl.ListFormat('pt-BR');

/**
 * Deletes the account after a confirmation. If there is money in the wallet or in ads, or earnings of VIP communities
 * will enter the wallet, the member must first accept to lose access to this money.
 */
export function DeleteAccount({
  balance,
  inAds,
  earnings,
  wayBack = 'é só entrar de novo',
  takesFocus,
  onBegun = leave,
}: Props) {
  const [open, setOpen] = useState<boolean | null>(null);
  const [accepted, setAccepted] = useState(false);
  const client = useApolloClient();
  const step = useStep();
  const hasOwnMoney = balance !== null || inAds !== null;
  const hasMoney = hasOwnMoney || earnings !== null;

  async function confirm() {
    const variables = { input: { acceptsBalance: accepted } };
    const answer = await step.run(() => askResult(client, DeleteAccountDocument, variables));
    if (answer) onBegun(answer.deletesAt);
  }

  return (
    <SettingsCard
      title="Excluir minha conta"
      takesFocus={takesFocus}
      description={`Sua conta some para todos na hora. Você tem sete dias para mudar de ideia: ${wayBack}. Depois disso, excluímos de vez seu perfil, seus posts, fotos, vídeos, comentários e reações, e o texto das suas mensagens.`}
    >
      <p className="mb-4 text-[0.9375rem] text-ink-soft">
        Suas comunidades passam para quem modera há mais tempo ou são encerradas, e quem pagou um mês VIP recebe de
        volta o valor dos dias que faltam. Ficam só os registros de pagamento, sem o seu nome, e o que a lei manda
        guardar: registros de acesso, por seis meses, e provas da moderação.
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
          {hasMoney && (
            <label className="flex gap-3 leading-relaxed text-ink">
              <input
                type="checkbox"
                className="mt-1 size-5 shrink-0 accent-ember"
                checked={accepted}
                onChange={(event) => setAccepted(event.target.checked)}
              />
              <span>
                Sei que há{' '}
                {and.format(
                  [
                    balance && `${balance} na carteira`,
                    inAds && `${inAds} em anúncios`,
                    earnings && `${earnings} em ganhos de comunidades VIP a receber`,
                  ].filter((part) => part !== null),
                )}
                .{' '}
                <span>
                  {inAds === null ? '' : 'Meus anúncios terminam agora, e o que não foi usado volta para a carteira. '}
                </span>
                <span>
                  {earnings === null
                    ? ''
                    : 'Esses ganhos entram na carteira aos poucos, mesmo com a conta excluída, menos o que voltar a quem pagou por dias que faltam. '}
                </span>
                {hasOwnMoney ? (
                  <span>
                    Antes de excluir, posso{' '}
                    <span>{inAds === null ? 'gastar esse saldo' : 'encerrar os anúncios, gastar o saldo'}</span> ou
                    pedir a devolução de pagamentos recentes. O que sobrar continua registrado a meu favor e só pode ser
                    pedido pelo contato, com o comprovante do pagamento.
                  </span>
                ) : (
                  <span>Eles continuam registrados a meu favor e só podem ser pedidos pelo contato.</span>
                )}
              </span>
            </label>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              loading={step.loading}
              disabled={hasMoney && !accepted}
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

/**
 * Opens the login page, where the member can still cancel the deletion. Uses a full page load, so that no data of the
 * member stays in memory.
 */
function leave(deletesAt: string) {
  clearSession('left');
  window.location.replace(`/login?exclusao=${dayOf(new Date(deletesAt))}`);
}
