import { Lock } from 'lucide-react';
import { isolate } from '../../ui/isolate.ts';
import type { FollowButton_ProfileFragment } from '../people/generated/people.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Replaces the posts of a private profile for viewers who do not follow it. */
export function PrivateWall({ profile }: { profile: FollowButton_ProfileFragment }) {
  return (
    <Notice icon={<Lock aria-hidden className="size-7" />} title="Este perfil é privado">
      {profile.followState === 'REQUESTED'
        ? `Seu pedido foi enviado. Se ${isolate(profile.name)} aceitar, os posts aparecem aqui.`
        : 'Siga para pedir acesso aos posts.'}
    </Notice>
  );
}
