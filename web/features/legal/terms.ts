export type LegalSection = { id: string; title: string; paragraphs: readonly string[] };

export const termsTitle = 'Termos e condições';
export const termsUpdated = 'Atualizado em 27 de novembro de 2026';

/**
 * The terms of use, for the web page and for the PDF (web/build/termsPdf.ts). Use only Latin-1 characters, because the
 * PDF supports no others.
 */
export const terms: readonly LegalSection[] = [
  {
    id: 'quem-pode-usar',
    title: '1. Quem pode usar a Brasa',
    paragraphs: [
      'A Brasa é uma rede social com conteúdo adulto, destinada exclusivamente a pessoas com 18 anos completos ou mais. Ao criar uma conta você declara que tem essa idade e que, no lugar onde está, pode ver esse tipo de conteúdo.',
      'Podemos pedir uma comprovação de idade a qualquer momento. Contas de menores de 18 anos são encerradas e o conteúdo delas é removido.',
    ],
  },
  {
    id: 'sua-conta',
    title: '2. Sua conta',
    paragraphs: [
      'O cadastro é gratuito. Informe dados verdadeiros, escolha uma senha que você não usa em outro lugar e não a compartilhe. O que é feito com a sua conta é de sua responsabilidade até que você nos avise de um acesso indevido.',
      'Você pode sair da Brasa quando quiser. Também podemos suspender ou encerrar contas que descumpram estes termos, explicando o motivo sempre que a lei permitir.',
    ],
  },
  {
    id: 'o-que-voce-publica',
    title: '3. O que você publica',
    paragraphs: [
      'As fotos, os vídeos e os textos continuam sendo seus. Ao publicar, você nos dá apenas a licença necessária para guardar, adaptar o formato e mostrar esse conteúdo dentro da Brasa, pelo tempo em que ele estiver publicado.',
      'Publique somente o que é seu ou o que você tem autorização para publicar. Toda pessoa que aparece precisa ser adulta e ter concordado com a gravação e com a publicação.',
    ],
  },
  {
    id: 'o-que-nao-e-permitido',
    title: '4. O que não é permitido',
    paragraphs: [
      'Não é permitido, em nenhuma hipótese: qualquer conteúdo que sexualize ou envolva menores de 18 anos; imagens íntimas divulgadas sem consentimento; violência sexual, exploração ou tráfico de pessoas; ameaças, perseguição e chantagem; discurso de ódio; venda de produtos ilegais; golpes e perfis falsos.',
      'Conteúdo que envolva menores de idade é removido imediatamente e comunicado às autoridades competentes, com a preservação das provas exigida em lei.',
    ],
  },
  {
    id: 'moderacao',
    title: '5. Moderação',
    paragraphs: [
      'Analisamos conteúdos por iniciativa própria e a partir de denúncias. Podemos remover publicações, advertir, limitar ou suspender contas. Quem teve conteúdo removido é informado do motivo e pode pedir uma nova análise, feita por outra pessoa.',
      'Denúncias de imagens íntimas divulgadas sem consentimento têm prioridade. Elas podem ser feitas também por quem não tem conta, pelo contato indicado no fim desta página.',
    ],
  },
  {
    id: 'pagamentos',
    title: '6. O que é pago',
    paragraphs: [
      'Usar a Brasa não custa nada. Só há cobrança quando você decide impulsionar posts, criar anúncios ou participar de comunidades VIP. O valor total em reais é mostrado antes da confirmação, e nada é cobrado sem ela.',
      'Você paga com o saldo da sua carteira, e o que faltar no saldo entra por Pix ou cartão. Um Pix que chega depois de o código expirar entra no saldo, e avisamos você. Um mês VIP também pode ser pago por Pix Automático: seu banco debita os próximos meses, e você cancela o Pix Automático aqui ou no seu banco. Se você guardar um cartão, ele paga o que faltar no saldo quando uma assinatura VIP se renova, até você remover o cartão ou cancelar a assinatura.',
      'Se um anúncio ou um post impulsionado para antes do fim, o valor dos dias que ainda não começaram volta para o saldo. Se o post impulsionado deixa de ser público, voltam também os dias em que ele não foi exibido. Um anúncio recusado na análise devolve o valor inteiro; um anúncio retirado depois devolve os dias que ainda não começaram.',
      'Em até sete dias você pode pedir de volta um pagamento que ainda não gastou: ele volta para o cartão ou para a conta que pagou.',
      'O que uma comunidade VIP ganha entra no saldo de quem a criou a cada dia do mês pago, mas só 14 dias depois de um pagamento com cartão ou 2 dias depois de um Pix. Enquanto um pagamento é contestado, a parte dele espera a decisão do banco; se ele volta para quem pagou, o que ainda não entrou no saldo cobre a devolução. Depois de um banimento por fraude, o que uma comunidade VIP ganhou e ainda não entrou no saldo espera 180 dias.',
      'O saldo serve para pagar na Brasa. Não transferimos saldo nem ganhos de comunidades VIP para contas bancárias.',
    ],
  },
  {
    id: 'privacidade',
    title: '7. Privacidade e dados pessoais',
    paragraphs: [
      'Tratamos seus dados de acordo com a Lei Geral de Proteção de Dados (Lei 13.709/2018). Guardamos o que é preciso para o serviço funcionar: nome, e-mail, data de nascimento, o que você publica e registros de acesso. A senha é guardada de forma que nem nós conseguimos lê-la.',
      'Como manda o Marco Civil da Internet (Lei 12.965/2014, art. 15), guardamos por seis meses a data, a hora e o endereço IP dos acessos de cada conta, em sigilo, e depois os excluímos. Esse prazo vale também para contas excluídas.',
      'Os metadados das fotos, como a localização, são removidos na publicação. Não vendemos dados pessoais. Visualizações de quem não entrou na conta são contadas com um identificador aleatório, que existe somente enquanto o navegador está aberto.',
      'Você pode pedir acesso, correção, portabilidade e exclusão dos seus dados, além de informações sobre o uso que fazemos deles. Basta escrever para o contato indicado no fim desta página.',
    ],
  },
  {
    id: 'responsabilidades',
    title: '8. Responsabilidades',
    paragraphs: [
      'Trabalhamos para manter a Brasa disponível e segura, mas não podemos garantir que ela nunca fique fora do ar. Cada pessoa responde pelo que publica; nós respondemos pelo que a lei nos atribui, inclusive quando deixamos de agir depois de uma notificação válida.',
    ],
  },
  {
    id: 'mudancas',
    title: '9. Mudanças e contato',
    paragraphs: [
      'Quando estes termos mudarem de forma importante, avisaremos com antecedência dentro da Brasa. Se você não concordar, poderá encerrar a conta antes que a mudança passe a valer. Estes termos seguem as leis do Brasil.',
      'Dúvidas, denúncias e pedidos sobre dados pessoais: contato@brasa.example.',
    ],
  },
];
