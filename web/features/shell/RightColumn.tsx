import { Link } from 'react-router-dom';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Part } from '../../ui/Part.tsx';
import { useViewer } from '../accounts/useViewer.ts';
import { AfterFirstPaint } from '../../ui/AfterFirstPaint.tsx';

const links = [
  { label: 'Sobre', to: '/about' },
  { label: 'Termos e condições', to: '/terms-and-conditions' },
  { label: 'Proteção de menores', to: '/underage-restriction' },
] as const;

const Suggestions = lazyCode(() => import('../profiles/Suggestions.tsx').then((m) => m.Suggestions));

/**
 * The column beside the feed on a desktop: the member's account (or an invitation to sign up), suggestions and,
 * at the bottom of the screen, the legal links.
 */
export function RightColumn() {
  const viewer = useViewer();

  return (
    <aside aria-label="Sua conta" className="beside flex w-80 shrink-0 flex-col overflow-y-auto py-6 pr-6">
      <section className="rounded-card border border-line bg-surface p-5">
        {viewer ? (
          <>
            <div className="flex items-center gap-4">
              <Avatar name={viewer.name} url={viewer.avatarUrl} size="lg" />
              <div className="min-w-0">
                <p className="truncate font-semibold text-ink">
                  <bdi>{viewer.name}</bdi>
                </p>
                <p className="truncate text-sm text-ink-faint">
                  @<bdi>{viewer.nickname}</bdi>
                </p>
              </div>
            </div>
            <Link to="/post/create" className={buttonClass({}, 'mt-5 w-full')}>
              Criar post
            </Link>
          </>
        ) : (
          <>
            <h2 className="text-lg font-semibold text-balance text-ink">Venha para perto do fogo</h2>
            <p className="mt-2 text-[0.9375rem] leading-relaxed text-ink-soft">
              Crie sua conta para reagir, comentar e publicar. O cadastro é gratuito.
            </p>
            <Link to="/register" className={buttonClass({}, 'mt-5 w-full')}>
              Cadastre-se gratuitamente
            </Link>
          </>
        )}
      </section>
      {viewer && (
        <AfterFirstPaint>
          <Part>
            <Suggestions />
          </Part>
        </AfterFirstPaint>
      )}
      <footer className="mt-auto px-2 pt-5 text-sm text-ink-faint">
        <ul className="flex flex-wrap gap-x-4 gap-y-2">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="hover:text-ink hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-4">Só para maiores de 18 anos · Brasa</p>
      </footer>
    </aside>
  );
}
