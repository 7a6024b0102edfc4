import {
  ArrowLeft,
  BriefcaseBusiness,
  ChevronRight,
  EyeOff,
  KeyRound,
  Lock,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { Link, Navigate, useParams } from 'react-router-dom';
import { ProfileTypeSettings } from '../features/accounts/ProfileTypeSettings.tsx';
import { SecuritySettings } from '../features/accounts/security/SecuritySettings.tsx';
import { DiscretionSettings } from '../features/discretion/DiscretionSettings.tsx';
import { PrivacySettings } from '../features/privacy/PrivacySettings.tsx';
import { PeopleSettings } from '../features/profiles/PeopleSettings.tsx';
import { cx } from '../ui/cx.ts';
import { useDeviceMode } from '../ui/useDeviceMode.ts';
import { useTitle } from '../ui/useTitle.ts';

type Section = { path: string; label: string; about: string; icon: LucideIcon; Content: ComponentType };

/** The sections of the settings, in the order of the list. A path that matches no section redirects to the list. */
const sections: readonly Section[] = [
  {
    path: 'people',
    label: 'Pessoas',
    about: 'Seus seguidores, quem você segue, pedidos e bloqueios',
    icon: Users,
    Content: PeopleSettings,
  },
  {
    path: 'profile-type',
    label: 'Tipo de perfil',
    about: 'FREE ou PROFISSIONAL, e o que muda',
    icon: BriefcaseBusiness,
    Content: ProfileTypeSettings,
  },
  {
    path: 'security',
    label: 'Conta e segurança',
    about: 'Onde você está conectado e como você entra',
    icon: KeyRound,
    Content: SecuritySettings,
  },
  {
    path: 'privacy',
    label: 'Privacidade e dados',
    about: 'Quem vê o quê, sua cópia e a exclusão da conta',
    icon: Lock,
    Content: PrivacySettings,
  },
  {
    path: 'discretion',
    label: 'Discrição',
    about: 'Aba disfarçada, saída rápida e fotos desfocadas',
    icon: EyeOff,
    Content: DiscretionSettings,
  },
];

/**
 * /settings and its sections. On a desktop, the list of sections is beside the selected section. On smaller screens,
 * the list and each section are separate pages.
 */
export function SettingsPages() {
  const path = useParams()['*'] ?? '';
  const desktop = useDeviceMode() === 'desktop';
  const [first] = sections;
  const section = sections.find((each) => each.path === path) ?? (path === '' && desktop ? first : undefined);
  useTitle(section?.label ?? 'Configurações');
  if (path !== '' && !section) return <Navigate to="/settings" replace />;

  if (!desktop && section) return <Content section={section} isAlone />;
  return (
    <div className="mx-auto w-full max-w-6xl xl:flex xl:gap-8 xl:px-8">
      <div className="xl:w-80 xl:shrink-0">
        <SectionList current={section} />
      </div>
      {section && (
        <div className="min-w-0 flex-1">
          <Content section={section} isAlone={false} />
        </div>
      )}
    </div>
  );
}

function SectionList({ current }: { current: Section | undefined }) {
  return (
    <>
      <h1 className="px-4 pt-6 pb-3 text-2xl font-semibold text-ink">Configurações</h1>
      <nav aria-label="Seções das configurações" className="px-2">
        <ul>
          {sections.map((section) => (
            <li key={section.path}>
              <Link
                to={`/settings/${section.path}`}
                aria-current={section === current ? 'page' : undefined}
                className={cx(
                  'flex min-h-16 items-center gap-4 rounded-control px-3 py-2 text-ink hover:bg-raised',
                  section === current && 'bg-raised',
                )}
              >
                <section.icon aria-hidden className="size-5.5 shrink-0 text-ember" />
                <span className="min-w-0 flex-1">
                  <span className="block font-semibold">{section.label}</span>
                  <span className="block text-sm text-ink-soft">{section.about}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Content({ section: { label, Content: Inner }, isAlone }: { section: Section; isAlone: boolean }) {
  const Title = isAlone ? 'h1' : 'h2';
  return (
    <div className="px-4 pb-16 max-xl:mx-auto max-xl:max-w-160">
      <header className="flex items-center gap-2 pt-6 pb-3">
        {isAlone && (
          <Link
            to="/settings"
            aria-label="Voltar às configurações"
            className="-ml-2 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-raised hover:text-ink"
          >
            <ArrowLeft aria-hidden className="size-5.5" />
          </Link>
        )}
        <Title className="text-2xl font-semibold text-ink">{label}</Title>
      </header>
      <Inner />
    </div>
  );
}
