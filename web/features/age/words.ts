import type { AgeAssuranceQuery } from '../../generated/age.ts';

type Age = Pick<NonNullable<AgeAssuranceQuery['ageAssurance']>, 'state' | 'method'>;

interface Words {
  title: string;
  text: string;
  /** What begins a check; null where there is none to begin. */
  action: string | null;
}

export function wordsOf({ state, method }: Age): Words {
  switch (state) {
    case 'PENDING':
      return {
        title: 'Aguardando o resultado',
        text: 'Assim que o serviço de verificação responder, esta página segue sozinha. Se você fechou a página dele antes do fim, comece de novo.',
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
            text: 'O serviço não conseguiu confirmar que você tem 18 anos ou mais. Se a foto saiu ruim, tente novamente. Se houve um engano, peça a revisão por uma pessoa. Até lá, nada seu aparece para os outros.',
            action: 'Tentar de novo',
          };
    case 'EXPIRED':
      return {
        title: 'A confirmação venceu',
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
