import { readdirSync, readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DEFAULT_VIP_FEE_PERCENT } from '../../schema/vip-fee.ts';
import { settings } from '../../bff/settings/settings.ts';
import { terms } from '../../web/features/legal/terms.ts';
import { forgetBrowser, openApp } from './app-support.tsx';

const MONEY =
  /R\$|cust[ao]|gr[áa]tis|gratuit|\bpag[aou]|cobr[aç]|\bvalor|cart[ãa]o|\bsaldo|assina[rt]|mensal|impulsion|an[úu]nci|\bVIP\b|\bPix\b|bancári/i;

const BOOST =
  'tests/platform/ads/boosts.test.ts: a boost paid from the wallet costs R$ 10,00 a day, and is in the payment history, its CSV and the ad list';
const AD =
  'tests/platform/ads/ads-payments.test.ts: an ad paid by card costs the price of its days and is created only after the payment';
const VIP =
  'tests/platform/communities/vip.test.ts: buying a month of a VIP community makes the buyer a member and pays the owner the price minus the fee';
const SIGN_UP = 'tests/platform/accounts/accounts.test.ts: sign-up creates an account that can sign in';
const SHOWN =
  'tests/platform/ads/boosts.test.ts: if a boost is bought at an outdated price, the purchase fails with PRICE_CHANGED and takes no money';
const VIP_SHOWN =
  'tests/platform/communities/vip.test.ts: a purchase of a VIP month at an outdated price is refused with PRICE_CHANGED and charges nothing';
const LACKS =
  'tests/platform/ads/ads-by-pix.test.ts: the Pix for a %s ad is for the amount the wallet lacks; paying it creates the ad';
const CARD_LACKS =
  'tests/platform/ads/ads-payments.test.ts: the wallet pays for an ad first and the card pays the rest, but the card pays at least R$ 5,00';
const EARLY =
  'tests/platform/ads/boosts.test.ts: a running boost reserves the price of its unstarted days; three concurrent requests to finish it refund them once';
const LATE =
  'tests/platform/wallet/pix.test.ts: an expired Pix that is paid late and the new Pix that replaced it are both credited';
const VIP_PAGE =
  'tests/e2e/communities.spec.ts: a VIP community shows non-members its monthly price and no button to request entry';
const DAILY =
  'tests/platform/communities/vip.test.ts: each day of a VIP month pays the owner when it begins; the part not yet paid out always covers a refund';
const HOLD =
  'tests/platform/communities/vip-hold.test.ts: earnings of a month paid by %s are on hold for %i days, and are then released for the days that have begun';
const DISPUTE =
  'tests/platform/communities/vip-hold.test.ts: while a %s is open, nothing is released, also after the hold; winning it releases the earnings';
const LOST =
  "tests/platform/communities/vip-hold.test.ts: if a %s is lost, the earnings on hold and the fee pay the member's debt, and the membership ends";
const FRAUD =
  'tests/platform/communities/vip-hold.test.ts: if the owner is banned for fraud, nothing is released for 180 days, and then everything';

const SAVED_CARD =
  'tests/platform/wallet/saved-cards.test.ts: if the wallet is empty, the saved card pays the VIP month once';

const PARTS = 'h1, h2, h3, p, li, summary, a, button';

/** Maps each sentence about money in the app to the tests that prove it. */
const flows: Record<string, readonly string[]> = {
  'Sem mensalidade e sem cartão para entrar.': [SIGN_UP],
  'Cadastre-se gratuitamente': [SIGN_UP],
  'Siga pessoas, converse nos comentários e participe de comunidades privadas ou VIP, com gente que quer estar ali.': [
    VIP,
  ],
  'Entrar é grátis.': [SIGN_UP],
  'O cadastro não custa nada e não pede cartão.': [SIGN_UP],
  'Só há custo quando você decide impulsionar posts, anunciar ou entrar em uma comunidade VIP.': [BOOST, AD, VIP],
  'Sempre gratuito': [SIGN_UP],
  'Pago, só se você quiser': [BOOST, AD, VIP],
  'Impulsionar posts': [BOOST],
  'Criar anúncios': [AD],
  'Assinar comunidades VIP': [VIP],
  'O cadastro é gratuito mesmo?': [SIGN_UP],
  'Criar a conta, publicar, reagir e comentar não custa nada.': [SIGN_UP],
  'Só existe custo quando você escolhe impulsionar posts, criar anúncios ou participar de comunidades VIP, e o valor sempre aparece antes de você confirmar.':
    [SHOWN, VIP_SHOWN, AD],
  'Comunidades privadas recebem quem você aprovar; comunidades VIP têm um valor mensal definido por quem cria.': [
    VIP_PAGE,
  ],
  'Quanto custa': [BOOST, AD, VIP],
  'O cadastro é gratuito.': [SIGN_UP],
  'Só existe custo para impulsionar posts, criar anúncios ou participar de comunidades VIP, e o valor aparece sempre antes da confirmação.':
    [SHOWN, VIP_SHOWN, AD],
  'Você paga com o saldo da sua carteira.': [BOOST, VIP],
  'O que faltar no saldo entra por Pix ou cartão.': [LACKS, CARD_LACKS],
  'Se você parar um anúncio antes do fim, o valor dos dias que ainda não começaram volta para o saldo.': [EARLY],
  'O que é pago': [BOOST, AD, VIP],
  'Usar a Brasa não custa nada.': [SIGN_UP],
  'Só há cobrança quando você decide impulsionar posts, criar anúncios ou participar de comunidades VIP.': [
    BOOST,
    AD,
    VIP,
  ],
  'O valor total em reais é mostrado antes da confirmação, e nada é cobrado sem ela.': [SHOWN, VIP_SHOWN],
  'Você paga com o saldo da sua carteira, e o que faltar no saldo entra por Pix ou cartão.': [
    BOOST,
    VIP,
    LACKS,
    CARD_LACKS,
  ],
  'Um Pix que chega depois de o código expirar entra no saldo, e avisamos você.': [LATE],
  'Um mês VIP também pode ser pago por Pix Automático: seu banco debita os próximos meses, e você cancela o Pix Automático aqui ou no seu banco.':
    [
      'tests/platform/wallet/pix-automatico.test.ts: the member is told three days before the debit, and the debit pays the month once',
      'tests/platform/wallet/pix-automatico.test.ts: cancelling here cancels the mandate and the debit at the provider, and the membership goes on',
      'tests/platform/wallet/pix-automatico.test.ts: cancelling at the bank refuses the debit, tells the member, and leaves the renewal to the wallet',
    ],
  'Se você guardar um cartão, ele paga o que faltar no saldo quando uma assinatura VIP se renova, até você remover o cartão ou cancelar a assinatura.':
    [
      SAVED_CARD,
      'tests/platform/wallet/saved-cards.test.ts: a card is saved only if its payment asks for it, the next saved card replaces it, and DELETE removes it',
    ],
  'Um mês VIP também pode ser pago por Pix Automático, e um cartão que você guardar paga o que faltar quando a assinatura se renova.':
    [
      'tests/platform/wallet/pix-automatico.test.ts: the member is told three days before the debit, and the debit pays the month once',
      SAVED_CARD,
    ],
  'Se um anúncio ou um post impulsionado para antes do fim, o valor dos dias que ainda não começaram volta para o saldo.':
    [
      EARLY,
      'tests/e2e/ads.spec.ts: a business ad can be paid by card; finishing the ad early refunds the unused days to the balance',
    ],
  'Se o post impulsionado deixa de ser público, voltam também os dias em que ele não foi exibido.': [
    'tests/platform/ads/boosts.test.ts: if the post of a boost %s, the boost ends immediately and refunds once the days on which it was not shown',
  ],
  'Um anúncio recusado na análise devolve o valor inteiro; um anúncio retirado depois devolve os dias que ainda não começaram.':
    [
      'tests/platform/ads/boosts.test.ts: if a moderator refuses a boost, it is refunded in full, and its post stays readable',
      'tests/platform/ads/boosts.test.ts: if a moderator takes down a running boost, its unstarted days are refunded',
    ],
  'Em até sete dias você pode pedir de volta um pagamento que ainda não gastou: ele volta para o cartão ou para a conta que pagou.':
    [
      'tests/platform/wallet/refunds.test.ts: six concurrent requests to refund a payment of the last seven days return it to the card once',
      'tests/platform/wallet/pix.test.ts: if a member refunds a Pix top-up, it is paid back by Pix, and the notification and the CSV statement say so',
    ],
  'O que uma comunidade VIP ganha entra no saldo de quem a criou a cada dia do mês pago, mas só 14 dias depois de um pagamento com cartão ou 2 dias depois de um Pix.':
    [DAILY, HOLD],
  'Enquanto um pagamento é contestado, a parte dele espera a decisão do banco; se ele volta para quem pagou, o que ainda não entrou no saldo cobre a devolução.':
    [DISPUTE, LOST],
  'Depois de um banimento por fraude, o que uma comunidade VIP ganhou e ainda não entrou no saldo espera 180 dias.': [
    FRAUD,
  ],
  'O saldo serve para pagar na Brasa.': [BOOST, AD, VIP],
  'Não transferimos saldo nem ganhos de comunidades VIP para contas bancárias.': [
    'tests/web/money-words.test.tsx: the platform has no call that pays money out to a member',
  ],
};

/** Returns true if the test file contains a test of this title. `reference` has the form `file: title`. */
function hasTest(reference: string) {
  const [, file = '', title = ''] = /^(tests\/[\w/.-]+): (.+)$/.exec(reference) ?? [];
  const text = file === '' ? '' : readFileSync(file, 'utf8').replaceAll("\\'", "'");
  return [`'${title}'`, `"${title}"`, `\`${title}\``].some((literal) => text.includes(literal));
}

function sentencesAboutMoney(texts: readonly string[]) {
  const sentences = texts.flatMap((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?…]) (?=\p{Lu})/u),
  );
  return [...new Set(sentences.filter((sentence) => MONEY.test(sentence)))];
}

/** Returns the texts of headings, paragraphs, list items, links and buttons on a page. */
async function textsOf(path: string, heading: string) {
  const { unmount } = openApp(path);
  await screen.findByText(heading);
  const parts = [...document.querySelectorAll(PARTS)].filter((part) => part.querySelector(PARTS) === null);
  const texts = parts.map((part) => part.textContent);
  unmount();
  return texts;
}

describe('sentences about money', () => {
  forgetBrowser();

  it('exactly the sentences about money on the landing page (with its FAQ), /about and the terms are mapped to tests', async () => {
    const found = sentencesAboutMoney([
      ...(await textsOf('/', 'Perguntas frequentes')),
      ...(await textsOf('/about', 'Quanto custa')),
      ...terms.flatMap(({ title, paragraphs }) => [title, ...paragraphs]),
    ]);
    expect(found.filter((sentence) => !(sentence in flows))).toEqual([]);
    expect(Object.keys(flows).filter((sentence) => !found.includes(sentence))).toEqual([]);
  });

  it('each sentence about money is mapped to tests that exist', () => {
    expect(
      Object.values(flows)
        .flat()
        .filter((reference) => !hasTest(reference)),
    ).toEqual([]);
    expect(hasTest('tests/web/money-words.test.tsx: a title that no test has: none')).toBe(false);
  });

  it("the form of a VIP community names the share of the setting from which an owner's earnings are computed", () => {
    expect(settings.shape.VIP_FEE_PERCENT.parse(undefined)).toBe(DEFAULT_VIP_FEE_PERCENT);
    const form = readFileSync('web/features/communities/form/CommunityForm.tsx', 'utf8');
    expect(form).toContain('A Brasa fica com ${fee}% de cada mês pago');
    expect(hasTest(VIP)).toBe(true);
  });

  it('each section of PAYMENTS.md names the tests that prove it, and these tests exist', () => {
    const sections = readFileSync('bff/platform/wallet/PAYMENTS.md', 'utf8').split('\n## ').slice(1);
    const withoutFlow = ['Compared with other apps', 'Before you take real money'];
    for (const section of sections) {
      const [title = ''] = section.split('\n');
      const shown = /^Shown by (.+)\.$/m.exec(section)?.[1] ?? '';
      const references: string[] = [];
      let file = '';
      for (const [, path, words = ''] of shown.matchAll(/(?:`(tests\/[^`]+)`: )?"([^"]+)"/g)) {
        file = path ?? file;
        references.push(`${file}: ${words}`);
      }
      expect([title, references.length > 0]).toEqual([title, !withoutFlow.includes(title)]);
      expect([title, references.filter((reference) => !hasTest(reference))]).toEqual([title, []]);
    }
  });

  it('the platform has no call that pays money out to a member', () => {
    const sources = readdirSync('bff/platform', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /routes\.ts$/.test(path),
    );
    expect(sources.length).toBeGreaterThan(30);
    const calls = sources.flatMap((path) => [
      ...readFileSync(`bff/platform/${path}`, 'utf8').matchAll(/router\.(?:post|put|patch|delete)\(\s*'([^']+)'/g),
    ]);
    const words = calls
      .map(([, path = '']) => path)
      .filter((path) => /payout|withdraw|saque|repasse|transfer/i.test(path));
    expect(words.filter((path) => !path.startsWith('/api/comunidades/'))).toEqual([]);
    const port = readFileSync('bff/platform/wallet/stripe/provider.ts', 'utf8');
    expect(port).not.toMatch(/\b(?:createPayout|transfer|payOut)\s*\(/);
  });
});
