import type { AgeAssuranceQuery } from './generated/age.ts';
import { RETRY } from '../../ui/connection.ts';

type Age = Pick<NonNullable<AgeAssuranceQuery['ageAssurance']>, 'state' | 'method' | 'canAppeal'>;

interface Labels {
  title: string;
  text: string;
  /** The label of the button that starts an age check; null if the member cannot start an age check now. */
  action: string | null;
}

export function labelsOf({ state, method, canAppeal }: Age): Labels {
  switch (state) {
    case 'PENDING':
      return {
        title: 'Aguardando o resultado',
        text: 'Assim que o serviço de verificação responder, você segue automaticamente. Se fechou a página da verificação antes do fim, comece de novo.',
        action: 'Começar de novo',
      };
    case 'REJECTED':
      return method === 'MODERATION'
        ? {
            title: 'Conta restrita pela moderação',
            text: 'A moderação concluiu que esta conta é de uma pessoa menor de 18 anos. Você pode recorrer pelo aviso que recebeu.',
            action: null,
          }
        : {
            title: 'Não foi possível confirmar',
            text: 'O serviço não conseguiu confirmar que você tem 18 anos ou mais. Se a foto não ficou boa, tente novamente: são até 3 vezes em 24 horas. Se houve um engano, peça a revisão por uma pessoa. Até lá, seu perfil e seus posts não aparecem para outras pessoas.',
            action: RETRY,
          };
    case 'EXPIRED':
      if (canAppeal) {
        return {
          title: 'A verificação expirou',
          text: 'A nova verificação não foi concluída a tempo, e a anterior foi recusada. Faça outra ou, se houve um engano, peça a revisão por uma pessoa. Até lá, seu perfil e seus posts não aparecem para outras pessoas.',
          action: RETRY,
        };
      }
      return {
        title: 'A confirmação expirou',
        text:
          method === null
            ? 'A verificação não foi concluída a tempo. É só começar outra.'
            : 'A sua confirmação de idade não vale mais. Confirme de novo para continuar de onde parou.',
        action: 'Confirmar de novo',
      };
    default:
      return {
        title: 'Como funciona',
        text: 'Você vai para a página de um serviço independente, que confere se você tem 18 anos ou mais e nos diz só sim ou não. Leva um ou dois minutos.',
        action: 'Começar verificação',
      };
  }
}
