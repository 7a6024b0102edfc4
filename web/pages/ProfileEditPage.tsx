import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useSession } from '../storage/session.ts';
import { EditProfileForm } from '../features/profiles/EditProfileForm.tsx';
import { PersonSkeleton } from '../features/people/PersonSkeleton.tsx';
import { profilePath } from '../features/people/profilePath.ts';
import { useOwnProfileQuery } from '../features/profiles/generated/profileEdit.ts';
import { useTitle } from '../ui/useTitle.ts';
import { QueryState } from '../ui/QueryState.tsx';

/** /profile-edit (SPEC.md, section 2): the form for the member's own profile. */
export function ProfileEditPage() {
  useTitle('Editar perfil');
  const id = useSession()?.user.userId ?? '';
  const { data, error, refetch } = useOwnProfileQuery({ variables: { id } });
  const profile = data?.profile;

  return (
    <div className="mx-auto max-w-160 px-4 pb-16">
      <header className="sticky top-[calc(var(--banner)+var(--header))] z-20 transition-[top] duration-200 -mx-4 flex h-14 items-center gap-2 bg-canvas/85 px-2 backdrop-blur-md">
        <Link
          to={profilePath(id)}
          aria-label="Voltar ao perfil"
          className="inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-raised hover:text-ink"
        >
          <ArrowLeft aria-hidden className="size-5.5" />
        </Link>
        <h1 className="text-lg font-semibold text-ink">Editar perfil</h1>
      </header>
      {profile?.personal ? (
        <EditProfileForm key={profile.id} profile={profile} />
      ) : (
        <QueryState error={error} retry={refetch} failed="Seu perfil não carregou" skeleton={<PersonSkeleton />} />
      )}
    </div>
  );
}
