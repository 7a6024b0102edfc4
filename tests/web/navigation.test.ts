import { expect, test } from 'vitest';
import { checkoutOfPix } from '../../web/features/wallet/pix/pixPath.ts';
import { isHere, navigationItems } from '../../web/features/shell/navigation.ts';

test.each([
  ['/', 'Início'],
  ['/discover', 'Descobrir'],
  ['/groups/7/post/3', 'Comunidades'],
  ['/post/create', 'Criar'],
  ['/ads', 'Anunciar'],
  ['/ads/new/my-business/payment-checkout', 'Anunciar'],
  ['/payment/add-balance', 'Anunciar'],
  ['/payment/add-balance/payment-checkout', 'Anunciar'],
  [checkoutOfPix('pi_ad', '/ads'), 'Anunciar'],
  [checkoutOfPix('pi_vip', '/groups/7'), 'Comunidades'],
  [checkoutOfPix('pi_vip', '/payments', '7'), 'Comunidades'],
  [checkoutOfPix('pi_top_up', '/payments', null), 'Anunciar'],
])('on the page %s the sidebar marks only the item "%s"', (page, label) => {
  const { pathname, search } = new URL(page, 'https://brasa.example');
  expect(navigationItems.filter(({ to }) => isHere(to, pathname, search)).map((item) => item.label)).toEqual([label]);
});

test.each(['/payments', '/post/3', '/adsense'])('on the page %s the sidebar marks no item', (pathname) => {
  expect(navigationItems.some(({ to }) => isHere(to, pathname))).toBe(false);
});
