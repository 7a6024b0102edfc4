import { Plus } from 'lucide-react';

const questions = [
  {
    question: 'O que é a Brasa?',
    answer:
      'É uma rede social em português só para maiores de 18 anos. Aqui você compartilha fotos, vídeos e textos, acompanha outras pessoas e participa de comunidades, com liberdade para falar e mostrar o que outras redes escondem.',
  },
  {
    question: 'A Brasa é segura?',
    answer:
      'Segurança vem antes de tudo: a entrada é só para adultos, localização e outros dados escondidos nas suas fotos são removidos quando você publica, e há ferramentas de moderação para denunciar e ocultar o que não deveria estar ali. Conteúdo sem consentimento ou que envolva menores é removido e comunicado às autoridades.',
  },
  {
    question: 'O cadastro é gratuito mesmo?',
    answer:
      'Sim. Criar a conta, publicar, reagir e comentar não custa nada. Só existe custo quando você escolhe impulsionar posts, criar anúncios ou participar de comunidades VIP, e o valor sempre aparece antes de você confirmar.',
  },
  {
    question: 'Posso criar comunidades?',
    answer:
      'Pode. Comunidades privadas recebem quem você aprovar; comunidades VIP têm um valor mensal definido por quem cria. Nos dois casos, o que é publicado fica só entre os membros.',
  },
] as const;

export function Faq() {
  return (
    <section aria-labelledby="faq" className="mx-auto max-w-3xl px-6 py-20 md:py-28">
      <h2 id="faq" className="text-3xl font-bold tracking-tight text-ink md:text-5xl">
        Perguntas frequentes
      </h2>
      <div className="mt-10 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-6 text-lg font-semibold text-ink [&::-webkit-details-marker]:hidden">
              {question}
              <Plus aria-hidden className="size-6 shrink-0 text-ember transition duration-150 group-open:rotate-45" />
            </summary>
            <p className="pb-7 leading-relaxed text-pretty text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
