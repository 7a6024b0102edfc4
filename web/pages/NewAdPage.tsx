import { ChevronRight, Sparkles, Store } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AdPageHeader } from '../features/ads/AdPageHeader.tsx';
import { profilePath } from '../features/people/profilePath.ts';
import { useSession } from '../storage/session.ts';
import { useTitle } from '../ui/useTitle.ts';

const kinds = [
  {
    to: '/ads/new/my-business',
    icon: Store,
    label: 'Meu negócio',
    words: 'Um anúncio no feed, com suas imagens e o seu link.',
  },
  {
    to: '/ads/new/my-profile',
    icon: Sparkles,
    label: 'Meu perfil',
    words: 'Seu perfil em destaque em Descobrir, nas sugestões e no feed.',
  },
] as const;

/** /ads/new (SPEC.md, section 2): lets the member choose the kind of a new ad. */
export function NewAdPage() {
  useTitle('Novo anúncio');
  const session = useSession();

  return (
    <div className="space-y-6 px-4 py-6 md:px-0">
      <AdPageHeader title="Novo anúncio" back="/ads" backLabel="Seus anúncios">
        O que você quer anunciar?
      </AdPageHeader>
      <ul className="space-y-3">
        {kinds.map(({ to, icon: Icon, label, words }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 transition duration-150 hover:bg-raised"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-raised text-ember">
                <Icon aria-hidden className="size-6" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block text-lg font-semibold text-ink">{label}</span>
                <span className="block text-ink-soft">{words}</span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
      <p className="text-ink-soft">
        Para mostrar um post seu a mais pessoas, abra o menu dele e escolha Impulsionar.{' '}
        <Link to={profilePath(session?.user.userId ?? '')} className="touch-target font-medium text-ink underline">
          Ver meus posts
        </Link>
      </p>
    </div>
  );
}
