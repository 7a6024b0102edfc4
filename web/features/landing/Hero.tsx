import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { Embers } from '../../ui/Embers.tsx';
import { SamplePosts } from './SamplePosts.tsx';

type HeroProps = { onLogIn: () => void };

/**
 * The first section of the landing page: the slogan, and links to sign up and sign in. Its dark night scene is the same
 * in both colour schemes.
 */
export function Hero({ onLogIn }: HeroProps) {
  return (
    <div className="night relative isolate overflow-hidden bg-canvas text-ink">
      <Embers className="absolute inset-0 -z-10 size-full" />
      <div aria-hidden className="absolute inset-0 -z-10 bg-linear-to-r from-canvas/80 via-canvas/30 to-transparent" />
      <header className="mx-auto flex max-w-6xl items-center justify-between px-6 py-5">
        <Brand className="text-xl" />
        <Button variant="outline" size="sm" onClick={onLogIn} className="backdrop-blur-sm">
          Entrar
        </Button>
      </header>
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-6 pt-10 pb-24 md:pt-16 xl:min-h-[38rem] xl:grid-cols-[1.1fr_1fr] xl:pb-28">
        <div>
          <p className="inline-flex items-center gap-2 rounded-full border border-ink/20 bg-canvas/50 px-4 py-1.5 text-sm font-medium text-ink backdrop-blur-sm">
            <span aria-hidden className="font-bold text-ember">
              18+
            </span>
            Só para maiores de idade
          </p>
          <h1 className="mt-6 text-5xl leading-[1.04] font-extrabold tracking-tight text-balance md:text-7xl">
            Onde a conversa <span className="text-ember-gradient">pega fogo</span>.
          </h1>
          <p className="mt-6 max-w-lg text-lg leading-relaxed text-pretty text-ink">
            A Brasa é a rede social adulta para publicar fotos, vídeos e ideias, encontrar gente que combina com você e
            reunir a sua turma em comunidades. Sem julgamento e com respeito.
          </p>
          <div className="mt-9 flex flex-col gap-3 sm:flex-row">
            <Link to="/register" className={buttonClass({ size: 'lg' })}>
              Cadastre-se gratuitamente
            </Link>
            <Button
              variant="outline"
              size="lg"
              onClick={onLogIn}
              className="border-ink/30 bg-canvas/40 backdrop-blur-sm"
            >
              Entrar
            </Button>
          </div>
          <p className="mt-5 text-sm text-ink">Sem mensalidade e sem cartão para entrar.</p>
        </div>
        <SamplePosts />
      </div>
    </div>
  );
}
