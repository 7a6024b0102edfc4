import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProfileTypeSettings_StateFragment } from './generated/profileType.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { counted, plural } from '../../ui/numbers.ts';
import { Changes, Problem, type Asking } from './security/Changes.tsx';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { Item } from '../../ui/Item.tsx';

type BackToFreeProps = Asking & { state: ProfileTypeSettings_StateFragment };

/**
 * Lists the effects of going back to the profile type FREE, with a button that changes the type. If the member owns
 * communities with paying subscribers, lists these communities instead of the button, because the member has to
 * transfer or close them first.
 */
export function BackToFree({ state, loading, problem, onConfirm }: BackToFreeProps) {
  const [open, setOpen] = useState(false);
  const { paidCommunities, runningCount, renewalCount } = state;

  return (
    <SettingsCard title="Voltar a ser FREE">
      <Changes>
        <li>
          Você perde o acesso à página Comunidades. Os posts das comunidades de que você participa continuam aparecendo
          no seu feed.
        </li>
        {runningCount > 0 && (
          <li>
            {plural(
              runningCount,
              'A comunidade que você criou ou modera continua no ar, mas você não cuida dela enquanto for FREE. Se for VIP e sua, não recebe assinaturas.',
              `As ${runningCount} comunidades que você criou ou modera continuam no ar, mas você não cuida delas enquanto for FREE. As VIP criadas por você não recebem assinaturas.`,
            )}
          </li>
        )}
        {renewalCount > 0 && (
          <li>
            {plural(
              renewalCount,
              'Sua assinatura VIP não se renova',
              `Suas ${renewalCount} assinaturas VIP não se renovam`,
            )}
            : o que está pago vale até o fim, e o que está em atraso termina na hora.
          </li>
        )}
        <li>
          Seus posts, conversas, anúncios e saldo continuam iguais. Você pode ser PROFISSIONAL de novo quando quiser.
        </li>
      </Changes>
      {paidCommunities.length > 0 ? (
        <div className="rounded-control border border-line p-4 text-[0.9375rem]">
          <p className="text-ink">
            Há assinantes em uma comunidade sua. Antes de voltar a ser FREE, transfira ou encerre:
          </p>
          <ul className="mt-2">
            {paidCommunities.map(({ id, name, subscriberCount }) => (
              <Item key={id}>
                {() => (
                  <li>
                    <Link
                      to={`/groups/${id}`}
                      className="flex min-h-11 items-center justify-between gap-3 text-ember hover:underline"
                    >
                      <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>
                      <span className="shrink-0 text-ink-soft">
                        {counted(subscriberCount, 'assinante', 'assinantes')}
                      </span>
                    </Link>
                  </li>
                )}
              </Item>
            ))}
          </ul>
        </div>
      ) : (
        <Button variant="outline" loading={loading} onClick={() => setOpen(true)}>
          Voltar a ser FREE
        </Button>
      )}
      <Problem words={problem} />
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Voltar a ser FREE?"
        description={
          renewalCount > 0
            ? 'Você perde o acesso à página Comunidades, e suas assinaturas VIP não se renovam.'
            : 'Você perde o acesso à página Comunidades até ser PROFISSIONAL de novo.'
        }
        confirmLabel="Voltar a ser FREE"
        onConfirm={onConfirm}
      />
    </SettingsCard>
  );
}
