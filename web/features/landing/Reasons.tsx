import { Flame, ShieldCheck, UsersRound } from 'lucide-react';

const reasons = [
  {
    icon: Flame,
    title: 'Publique do seu jeito',
    text: 'Fotos, vídeos de até cinco minutos e textos, em um feed que mostra primeiro quem você acompanha. Gostou? Acenda a chama.',
  },
  {
    icon: UsersRound,
    title: 'Encontre a sua turma',
    text: 'Siga pessoas, converse nos comentários e participe de comunidades privadas ou VIP, com gente que quer estar ali.',
  },
  {
    icon: ShieldCheck,
    title: 'Moderação de verdade',
    text: 'Ferramentas de moderação para denunciar, ocultar comentários e cuidar do seu espaço. Sem consentimento, não fica no ar.',
  },
] as const;

export function Reasons() {
  return (
    <section aria-labelledby="reasons" className="mx-auto max-w-6xl px-6 py-20 md:py-28">
      <h2 id="reasons" className="max-w-2xl text-3xl font-bold tracking-tight text-balance text-ink md:text-5xl">
        Um lugar adulto, feito para adultos
      </h2>
      <ul className="mt-12 grid gap-5 md:grid-cols-3">
        {reasons.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-7">
            <Icon aria-hidden className="size-8 text-ember" strokeWidth={1.8} />
            <h3 className="mt-6 text-xl font-semibold text-ink">{title}</h3>
            <p className="mt-3 leading-relaxed text-pretty text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
