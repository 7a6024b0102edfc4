import { useApolloClient } from '@apollo/client/react';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { RemovePasskeyDocument, type AccountSecurity_SecurityFragment } from './generated/security.ts';
import { askResult } from '../../../apollo/result.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { TimeAgo } from '../../../ui/TimeAgo.tsx';
import { toast } from '../../../ui/toast.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
import { SettingsCard } from '../../../ui/SettingsCard.tsx';
import { useStep } from '../useStep.ts';
import { Item } from '../../../ui/Item.tsx';
import { ItemBoundary } from '../../../ui/ItemBoundary.tsx';

type Passkey = AccountSecurity_SecurityFragment['passkeys'][number];
type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null;

/**
 * Lists the account's passkeys, which are another way to sign in (by fingerprint, face or the device's lock). A passkey
 * counts as two factors. The password still works after a passkey is added; two-step sign-in protects the password.
 */
export function PasskeysCard({
  security: { passkeys, isEmailConfirmed, hasTwoStep },
}: {
  security: AccountSecurity_SecurityFragment;
}) {
  const [open, setOpen] = useState<Open>(null);
  const client = useApolloClient();
  const step = useStep();
  const isSupported = browserSupportsWebAuthn();

  async function removeOne(id: string) {
    const done = await step.run(() => askResult(client, RemovePasskeyDocument, { input: { id } }));
    if (done) toast({ title: 'Chave de acesso removida' });
  }

  return (
    <SettingsCard
      title="Chaves de acesso"
      description={
        hasTwoStep
          ? 'Entre com digital, rosto ou o bloqueio do aparelho, sem senha e sem código.'
          : 'Entre com digital, rosto ou o bloqueio do aparelho, sem digitar a senha. A senha continua valendo. Para não depender só dela, ative a verificação em duas etapas.'
      }
    >
      {passkeys.length > 0 && (
        <ul className="mb-4 divide-y divide-line">
          {passkeys.map((passkey) => (
            <Item key={passkey.id}>
              {() => (
                <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <KeyRound aria-hidden className="size-6 shrink-0 text-ink-soft" />
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold [overflow-wrap:anywhere] text-ink">
                      <bdi>{passkey.name}</bdi>
                    </p>
                    <p className="text-sm text-ink-soft">
                      {passkey.lastUsedAt == null ? (
                        'Ainda não usada'
                      ) : (
                        <>
                          Último uso: <TimeAgo dateTime={passkey.lastUsedAt} />
                        </>
                      )}
                    </p>
                  </div>
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Renomear ${passkey.name}`}
                    onClick={() => setOpen({ what: 'rename', passkey })}
                  >
                    Renomear
                  </Button>
                  <Button
                    variant="danger"
                    size="sm"
                    aria-label={`Remover ${passkey.name}`}
                    onClick={() => setOpen({ what: 'remove', passkey })}
                  >
                    Remover
                  </Button>
                </li>
              )}
            </Item>
          ))}
        </ul>
      )}
      <Button
        variant={isEmailConfirmed ? 'outline' : 'secondary'}
        disabled={!isSupported || !isEmailConfirmed}
        onClick={() => setOpen({ what: 'add' })}
      >
        Adicionar chave de acesso
      </Button>
      {!isSupported && (
        <p className="mt-3 text-sm text-ink-soft">Este navegador não é compatível com chaves de acesso.</p>
      )}
      {isSupported && !isEmailConfirmed && <p className="mt-3 text-sm text-ink-soft">Confirme seu e-mail primeiro.</p>}
      {step.problem && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {step.problem}
        </p>
      )}
      {open?.what === 'add' && (
        <ItemBoundary>
          <AddPasskeyDialog onClose={() => setOpen(null)} />
        </ItemBoundary>
      )}
      {open?.what === 'rename' && (
        <ItemBoundary>
          <RenamePasskeyDialog passkey={open.passkey} onClose={() => setOpen(null)} />
        </ItemBoundary>
      )}
      <ConfirmDialog
        open={open?.what === 'remove'}
        onOpenChange={() => setOpen(null)}
        title="Remover a chave de acesso?"
        description="Ela não abre mais a conta. No seu aparelho, exclua-a também do gerenciador de senhas."
        confirmLabel="Remover"
        onConfirm={() => open?.what === 'remove' && void removeOne(open.passkey.id)}
      />
    </SettingsCard>
  );
}
