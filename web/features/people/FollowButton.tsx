import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FieldsOf } from '../../apollo/fieldsOf.ts';
import { isolate } from '../../ui/isolate.ts';
import { useSession } from '../../storage/session.ts';
import type { FollowButton_ProfileFragment } from './generated/people.ts';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Button } from '../../ui/Button.tsx';
import { Part } from '../../ui/Part.tsx';
import { toast, toastFailure } from '../../ui/toast.ts';
import { useSignInInvite } from '../accounts/useSignInInvite.ts';
import { setFollow } from './followQueue.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

const ConfirmDialog = lazyCode(() => import('../../ui/ConfirmDialog.tsx').then((m) => m.ConfirmDialog));

const labels = { NONE: 'Seguir', REQUESTED: 'Solicitado', FOLLOWING: 'Seguindo' } as const;

type FollowButtonProps = {
  profile: FieldsOf<FollowButton_ProfileFragment>;
  size?: 'sm' | 'md';
  /** True for a button that looks like a plain text link, as in the column beside the feed. */
  quiet?: boolean;
};

/**
 * A button that follows a profile or sends a follow request. A second press unfollows the profile or withdraws the
 * request. Renders nothing on the viewer's own profile. Before unfollowing a private profile, asks for confirmation,
 * because the profile's owner would have to approve a new request. After unfollowing a public profile, a toast offers
 * an undo.
 */
export function FollowButton({ profile, size = 'sm', quiet = false }: FollowButtonProps) {
  const client = useApolloClient();
  const session = useSession();
  const inviteToSignIn = useSignInInvite();
  const [asking, setAsking] = useState(false);
  const { id, name, followState, followsViewer, isOwn } = profile;
  if (isOwn) return null;

  const attempt = async (wanted: boolean): Promise<boolean> => {
    const failure = await setFollow(client, id, wanted);
    if (!failure) return true;
    toastFailure(
      failure.wanted ? `Não foi possível seguir ${isolate(name)}` : 'Não foi possível deixar de seguir',
      failure.message ?? CHECK_CONNECTION,
      () => void attempt(failure.wanted),
    );
    return false;
  };
  const unfollow = async () => {
    if (!(await attempt(false))) return;
    toast({
      title: `Você deixou de seguir ${isolate(name)}`,
      action: { label: 'Desfazer', run: () => void attempt(true) },
    });
  };
  const press = () => {
    if (!session) inviteToSignIn('seguir pessoas');
    else if (followState !== 'FOLLOWING') void attempt(followState === 'NONE');
    else if (profile.isPrivate) setAsking(true);
    else void unfollow();
  };
  const label = followState === 'NONE' && followsViewer ? 'Seguir de volta' : labels[followState];
  // In the column beside the feed there is no space for the longer label 'Seguir de volta'.
  const shown = quiet ? labels[followState] : label;

  return (
    <>
      <Button
        size={size}
        variant={quiet ? 'link' : followState === 'NONE' ? 'primary' : 'outline'}
        className={quiet ? '-mx-3' : undefined}
        aria-pressed={followState !== 'NONE'}
        aria-label={`${label}: ${name}`}
        onClick={press}
      >
        {shown}
      </Button>
      {asking && (
        <Part onFail={() => setAsking(false)}>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Deixar de seguir ${isolate(name)}?`}
            description="O perfil é privado: para ver os posts de novo, você terá de pedir outra vez."
            confirmLabel="Deixar de seguir"
            onConfirm={() => void attempt(false)}
          />
        </Part>
      )}
    </>
  );
}
