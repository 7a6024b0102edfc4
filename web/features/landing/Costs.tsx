import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';

const free = [
  'Criar a sua conta e o seu perfil',
  'Publicar fotos, vídeos e textos',
  'Reagir, comentar e seguir pessoas',
  'Participar de comunidades privadas',
];
const paid = ['Impulsionar posts', 'Criar anúncios', 'Assinar comunidades VIP'];

/**
 * Explains the costs: sign-up is free, and only boosted posts, ads and VIP communities cost money (SPEC.md, section 1).
 */
export function Costs() {
  return (
    <section aria-labelledby="costs" className="border-y border-line bg-surface">
      <div className="mx-auto grid max-w-6xl gap-12 px-6 py-20 md:py-28 xl:grid-cols-[1fr_1.3fr]">
        <div>
          <h2 id="costs" className="text-3xl font-bold tracking-tight text-balance text-ink md:text-5xl">
            Entrar é grátis. Ficar também.
          </h2>
          <p className="mt-5 max-w-md text-lg leading-relaxed text-pretty text-ink-soft">
            O cadastro não custa nada e não pede cartão. Só há custo quando você decide impulsionar posts, anunciar ou
            entrar em uma comunidade VIP.
          </p>
          <Link to="/register" className={buttonClass({ size: 'lg' }, 'mt-8')}>
            Cadastre-se gratuitamente
          </Link>
        </div>
        <div className="grid gap-5 md:grid-cols-2">
          <Plan title="Sempre gratuito" items={free} />
          <Plan title="Pago, só se você quiser" items={paid} />
        </div>
      </div>
    </section>
  );
}

function Plan({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div className="rounded-card bg-raised p-7">
      <h3 className="text-xl font-semibold text-ink">{title}</h3>
      <ul className="mt-6 space-y-4">
        {items.map((item) => (
          <li key={item} className="flex gap-3 leading-snug text-ink-soft">
            <Check aria-hidden className="size-5 shrink-0 text-ember" />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
