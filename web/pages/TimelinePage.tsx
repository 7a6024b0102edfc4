import { MessagesSquare, Users, UserX } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { useSession } from '../storage/session.ts';
import { messagePath } from '../navigation/chatPath.ts';
import { FollowButton } from '../features/people/FollowButton.tsx';
import { ownPeoplePath } from '../features/people/ownLists.ts';
import { profilePath } from '../features/people/profilePath.ts';
import { PrivateWall } from '../features/profiles/PrivateWall.tsx';
import { ProfileHeader } from '../features/profiles/ProfileHeader.tsx';
import { ProfileMenu } from '../features/profiles/ProfileMenu.tsx';
import { ProfilePosts } from '../features/profiles/ProfilePosts.tsx';
import { PostPlace } from '../features/posts/postPlace.ts';
import { PostSkeleton } from '../features/posts/PostSkeleton.tsx';
import { useProfileQuery } from '../features/profiles/generated/timeline.ts';
import { buttonClass } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { useTitle } from '../ui/useTitle.ts';
import { QueryState } from '../ui/QueryState.tsx';
import { ItemBoundary } from '../ui/ItemBoundary.tsx';
import { isolate } from '../ui/isolate.ts';

/** /timeline/:id (SPEC.md, section 2): a member's profile with their posts. */
export function TimelinePage() {
  const { id = '' } = useParams();
  return (
    <PostPlace value={profilePath(id)}>
      <Timeline key={id} id={id} />
    </PostPlace>
  );
}

function Timeline({ id }: { id: string }) {
  const session = useSession();
  const { data, error, loading, refetch } = useProfileQuery({ variables: { id } });
  const profile = data?.profile;
  useTitle(profile ? `${isolate(profile.name)} (@${isolate(profile.nickname)})` : 'Perfil');

  if (!profile) {
    return (
      <QueryState
        items={data}
        error={error}
        loading={loading}
        retry={refetch}
        failed="O perfil não carregou"
        layout="page"
        skeleton={<Loading />}
        empty={<NotFound />}
      />
    );
  }

  const isOpen = profile.isOwn || !profile.isPrivate || profile.followState === 'FOLLOWING';
  return (
    <div className="md:pt-6">
      <ItemBoundary>
        <ProfileHeader profile={profile}>
          {profile.isOwn && (
            <>
              <Link
                to={ownPeoplePath(profile.isPrivate ? 'pedidos' : 'seguidores')}
                title="Seguidores, pedidos e bloqueios"
                aria-label="Seguidores, pedidos e bloqueios"
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition duration-150 hover:bg-raised hover:text-ink"
              >
                <Users aria-hidden className="size-5" />
              </Link>
              <Link to="/profile-edit" className={buttonClass({ variant: 'outline', size: 'sm' })}>
                Editar perfil
              </Link>
            </>
          )}
          {session && !profile.isOwn && (
            <Link
              to={messagePath(profile.id)}
              title="Enviar mensagem"
              aria-label={`Enviar mensagem para ${profile.name}`}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition duration-150 hover:bg-raised hover:text-ink"
            >
              <MessagesSquare aria-hidden className="size-5" />
            </Link>
          )}
          <FollowButton profile={profile} />
          {session && !profile.isOwn && <ProfileMenu profile={profile} />}
        </ProfileHeader>
      </ItemBoundary>
      {isOpen ? <ProfilePosts profileId={id} isOwn={profile.isOwn} /> : <PrivateWall profile={profile} />}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Carregando perfil" className="md:pt-6">
      <h1 className="sr-only">Perfil</h1>
      <div className="mb-4 border-b border-line bg-surface pb-5 md:rounded-card md:border">
        <Skeleton className="aspect-3/1 rounded-none!" />
        <div className="space-y-3 px-4">
          <Skeleton className="relative -mt-10 size-24 rounded-full!" />
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-4 w-32" />
        </div>
      </div>
      <PostSkeleton />
    </div>
  );
}

function NotFound() {
  return (
    <Notice
      icon={<UserX aria-hidden className="size-7" />}
      title="Perfil não encontrado"
      isPage
      action={
        <Link to="/" className={buttonClass({})}>
          Ir para o início
        </Link>
      }
    >
      Ele pode ter sido excluído, ou o link está incompleto.
    </Notice>
  );
}
