import { Link } from 'react-router-dom';
import { ReadingFrame } from '../features/legal/ReadingFrame.tsx';
import { buttonClass } from '../ui/Button.tsx';
import { useTitle } from '../ui/useTitle.ts';

/**
 * /underage-restriction: the age gate sends minors to this page (SPEC.md, section 4). If the visitor goes back, the
 * gate asks for the age again.
 */
export function UnderageRestrictionPage() {
  useTitle('Acesso restrito');

  return (
    <ReadingFrame
      title="Aqui é só para maiores de 18 anos"
      lead="A Brasa tem conteúdo adulto. Se você ainda não completou 18 anos, não pode entrar, e está tudo bem: este não é o lugar certo para você agora."
    >
      <section>
        <h2>Se você é menor de idade</h2>
        <p>
          Ter curiosidade é normal. Para tirar dúvidas sobre corpo, sexualidade e relacionamentos, procure alguém de
          confiança: uma pessoa da família, da escola ou do posto de saúde, que atende adolescentes com sigilo.
        </p>
        <p>
          Se alguém pediu fotos suas, ameaçou você ou fez algo que incomodou, a culpa não é sua. Você pode ligar de
          graça, a qualquer hora, para o Disque 100 (direitos humanos) ou para o 188 (apoio emocional, CVV).
        </p>
      </section>
      <section>
        <h2>Se você é mãe, pai ou responsável</h2>
        <p>
          Converse sem julgar e combine juntos o que pode ser visto na internet. Celulares, computadores e a maioria das
          operadoras oferecem controle parental, que permite bloquear sites adultos como este; este site se identifica
          como adulto para que esses filtros o reconheçam.
        </p>
        <p>
          Encontrou por aqui algo que envolva uma criança ou adolescente? Escreva para{' '}
          <a href="mailto:contato@brasa.example">contato@brasa.example</a> e denuncie também pelo Disque 100.
        </p>
      </section>
      <section>
        <h2>Foi engano?</h2>
        <p>Se você tem 18 anos ou mais e tocou no botão errado, pode voltar e responder de novo.</p>
        <Link to="/" className={buttonClass({ variant: 'secondary' }, 'mt-6 text-ink! no-underline!')}>
          Voltar à pergunta
        </Link>
      </section>
    </ReadingFrame>
  );
}
