import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useProfileTypeSettingsQuery, SetProfileTypeDocument } from './generated/profileType.ts';
import type { ProfileType } from '../../generated/schema.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { BackToFree } from './BackToFree.tsx';
import { BecomeProfessional } from './BecomeProfessional.tsx';
import { changeSessionUser } from './sessionUser.ts';
import { storedWords } from '../../storage/session.ts';
import { SettingsCard } from '../../ui/SettingsCard.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { useStep } from './useStep.ts';
import { askResult } from '../../apollo/result.ts';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

/**
 * The page /settings/profile-type. Shows the member's profile type and the effects of the other type, and changes the
 * type.
 */
export function ProfileTypeSettings() {
  const { data, error, refetch } = useProfileTypeSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const client = useApolloClient();
  const step = useStep();
  const top = useRef<HTMLDivElement>(null);
  const state = data?.profileTypeState;

  async function change(profileType: ProfileType) {
    const answer = await step.run(async () => {
      const outcome = await askResult(client, SetProfileTypeDocument, { input: { profileType } });
      // After a refusal, refetch the member's state, because the data of the page may be older than the reason for the
      // refusal.
      if (outcome.refusal) refetch().catch(() => undefined);
      return outcome;
    });
    if (!answer) return;
    const word = storedWords[profileType];
    changeSessionUser({ profileType: word });
    toast({ title: `Seu perfil agora é ${word}` });
    // The focused button is no longer rendered, so move the focus to the top of the page.
    top.current?.focus();
  }

  if (!state) {
    return (
      <QueryState
        error={error}
        retry={refetch}
        failed="Seu tipo de perfil não carregou."
        layout="alert"
        skeleton={
          <div role="status" aria-label="Carregando tipo de perfil" className="space-y-6">
            <Skeleton className="h-32" />
            <Skeleton className="h-64" />
          </div>
        }
      />
    );
  }

  const isFree = state.profileType === 'FREE';
  const asking = { loading: step.loading, problem: step.problem };
  return (
    <div className="space-y-6">
      <div ref={top} tabIndex={-1} role="group" aria-label="Seu tipo de perfil" className="outline-none">
        <SettingsCard
          title={`Seu perfil é ${storedWords[state.profileType]}`}
          description={
            isFree
              ? 'Você publica, segue pessoas, conversa e anuncia. As comunidades são para perfis PROFISSIONAL.'
              : 'Além de publicar, conversar e anunciar, você entra em comunidades, cria as suas e pode receber por elas.'
          }
        >
          {!isFree && (
            <Link to="/groups" className={buttonClass({})}>
              Abrir Comunidades
            </Link>
          )}
        </SettingsCard>
      </div>
      {isFree ? (
        <ItemBoundary>
          <BecomeProfessional {...asking} onConfirm={() => void change('PROFESSIONAL')} />
        </ItemBoundary>
      ) : (
        <ItemBoundary>
          <BackToFree {...asking} state={state} onConfirm={() => void change('FREE')} />
        </ItemBoundary>
      )}
    </div>
  );
}
