import { Link } from 'react-router-dom';
import { ReadingFrame } from '../features/legal/ReadingFrame.tsx';
import { useTitle } from '../ui/useTitle.ts';

/** /about (SPEC.md, section 2): a public page, which is shown without the age gate. */
export function AboutPage() {
  useTitle('Sobre');

  return (
    <ReadingFrame
      title="Sobre a Brasa"
      lead="Uma rede social em português para quem já é adulto e quer conversar como adulto."
    >
      <section>
        <h2>Por que existimos</h2>
        <p>
          O corpo, o desejo e o afeto fazem parte da vida, mas quase sempre são empurrados para fora das redes sociais.
          A Brasa nasceu para ser um lugar em que dá para falar e mostrar sem vergonha, entre pessoas adultas que
          escolheram estar ali.
        </p>
        <p>
          O nome vem do que fica aceso depois da chama: o calor que dura. É por isso que aqui a gente não curte, a gente
          acende.
        </p>
      </section>
      <section>
        <h2>No que acreditamos</h2>
        <p>
          <strong>Consentimento é tudo.</strong> Só vale o que todas as pessoas envolvidas quiseram gravar e publicar.
          Quem aparece sem ter concordado pode pedir a remoção, com ou sem conta.
        </p>
        <p>
          <strong>Só entre adultos.</strong> Não há exceção para menores de 18 anos. Se você é responsável por uma
          criança ou adolescente, veja a página de <Link to="/underage-restriction">proteção de menores</Link>.
        </p>
        <p>
          <strong>Privacidade de verdade.</strong> Removemos a localização e outros dados escondidos nas fotos, não
          vendemos dados pessoais e pedimos só o que é preciso.
        </p>
      </section>
      <section>
        <h2>Quanto custa</h2>
        <p>
          O cadastro é gratuito. Só existe custo para impulsionar posts, criar anúncios ou participar de comunidades
          VIP, e o valor aparece sempre antes da confirmação.
        </p>
        <p>
          Você paga com o saldo da sua carteira. O que faltar no saldo entra por Pix ou cartão. Um mês VIP também pode
          ser pago por Pix Automático, e um cartão que você guardar paga o que faltar quando a assinatura se renova. Se
          você parar um anúncio antes do fim, o valor dos dias que ainda não começaram volta para o saldo.
        </p>
      </section>
      <section>
        <h2>Fale com a gente</h2>
        <p>
          Escreva para <a href="mailto:contato@brasa.example">contato@brasa.example</a>. As regras da casa estão nos{' '}
          <Link to="/terms-and-conditions">Termos e condições</Link>.
        </p>
      </section>
    </ReadingFrame>
  );
}
