import { BadgeCheck, Crown, Lock, UsersRound, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import { JoinedCommunities } from './members/JoinedCommunities.tsx';
import { ItemBoundary } from '../../ui/ItemBoundary.tsx';

const points: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: Lock,
    title: 'Comunidades privadas',
    text: 'Quem quer entrar pede, e quem cuida da comunidade aprova. Só quem participa vê os posts.',
  },
  {
    icon: Crown,
    title: 'Comunidades VIP',
    text: 'O acesso tem um preço por mês, definido por quem criou a comunidade. Você paga com o saldo da carteira ou por Pix Automático.',
  },
  {
    icon: BadgeCheck,
    title: 'Por que só para perfis PROFISSIONAL',
    text: 'Quem cria comunidades publica, modera e pode receber por isso. O perfil PROFISSIONAL é para quem quer esse lado da Brasa.',
  },
];

/**
 * Explains communities to a member of the profile type FREE, and lists the communities that this member is in and can
 * leave.
 */
export function CommunitiesExplained() {
  return (
    <section className="px-4 pt-6 pb-12 md:px-0">
      <span className="mb-4 grid size-14 place-items-center rounded-full bg-raised text-ember max-md:hidden">
        <UsersRound aria-hidden className="size-7" />
      </span>
      <h1 className="text-2xl font-bold tracking-tight text-ink">Comunidades</h1>
      <p className="mt-2 text-ink-soft">
        São espaços fechados, com regras próprias, para quem tem um interesse em comum.
      </p>
      <ul className="mt-6 space-y-5">
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon aria-hidden className="mt-0.5 size-5.5 shrink-0 text-ember" />
            <div>
              <h2 className="font-semibold text-ink">{title}</h2>
              <p className="mt-0.5 text-[0.9375rem] text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-6 rounded-card border border-line bg-surface p-4 text-[0.9375rem] text-ink-soft">
        Seu perfil é FREE. Mudar para PROFISSIONAL é grátis, vale na hora e dá para voltar atrás. Os posts das
        comunidades de que você já participa continuam no seu feed, e você pode sair delas aqui.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/settings/profile-type" className={buttonClass({})}>
          Mudar para PROFISSIONAL
        </Link>
        <Link to="/" className={buttonClass({ variant: 'outline' })}>
          Ir para o início
        </Link>
      </div>
      <ItemBoundary>
        <JoinedCommunities />
      </ItemBoundary>
    </section>
  );
}
