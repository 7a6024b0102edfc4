import { useApolloClient } from '@apollo/client/react';
import { useSession } from '../../apollo/session.ts';
import type { FollowButton_ProfileFragment } from '../../generated/people.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { useSignInInvite } from '../accounts/useSignInInvite.ts';
import { setFollow } from './followQueue.ts';

const labels = { NONE: 'Seguir', REQUESTED: 'Solicitado', FOLLOWING: 'Seguindo' } as const;

type FollowButtonProps = {
  profile: FollowButton_ProfileFragment;
  size?: 'sm' | 'md';
  /** Beside the feed it must not outshine it. */
  quiet?: boolean;
};

/** Follows, asks to, or takes either back; nothing on one's own profile. */
export function FollowButton({ profile, size = 'sm', quiet = false }: FollowButtonProps) {
  const client = useApolloClient();
  const session = useSession();
  const inviteToSignIn = useSignInInvite();
  const { id, name, followState, followsViewer, isOwn } = profile;
  if (isOwn) return null;

  const attempt = async (wanted: boolean) => {
    const failure = await setFollow(client, id, wanted);
    if (!failure) return;
    toast({
      title: failure.wanted ? `Não foi possível seguir ${name}` : 'Não foi possível deixar de seguir',
      description: failure.message ?? 'Verifique sua conexão.',
      tone: 'danger',
      action: { label: 'Tentar de novo', run: () => void attempt(failure.wanted) },
    });
  };
  const label = followState === 'NONE' && followsViewer ? 'Seguir de volta' : labels[followState];
  // There is little room beside a name.
  const shown = quiet ? labels[followState] : label;

  return (
    <Button
      size={size}
      variant={quiet ? 'link' : followState === 'NONE' ? 'primary' : 'outline'}
      className={quiet ? '-mx-3' : undefined}
      aria-pressed={followState !== 'NONE'}
      aria-label={`${label}: ${name}`}
      onClick={() => (session ? void attempt(followState === 'NONE') : inviteToSignIn('seguir pessoas'))}
    >
      {shown}
    </Button>
  );
}
