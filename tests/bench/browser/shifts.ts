import type { Browser } from '@playwright/test';
import { recordShifts, shiftsOf, totalOf } from '../../support/layout-shift.ts';
import { slowPage } from './chromium.ts';
import { DESKTOP, openVisitor, PHONE, type Storage } from './visitor.ts';

const SETTLE_MS = 2_000; // ms to wait after the last request, because some parts load a second after the first paint

/** The pages that are known by their path. */
const VISITOR_PATHS = ['/', '/login', '/register', '/about', '/terms-and-conditions'];
const MEMBER_PATHS = [
  '/',
  '/discover',
  '/notifications',
  '/chat',
  '/groups',
  '/groups?aba=descobrir',
  '/payments',
  '/payment/add-balance',
  '/ads',
  '/ads/new/my-business',
  '/settings/security',
  '/settings/privacy',
];
/** The pages that another page links to. */
const LINKED = [
  { from: '/', link: 'a[href*="/post/"]:not([href$="create"])' },
  { from: '/discover', link: 'a[href^="/timeline/"]' },
  { from: '/chat', link: 'a[href*="com="]' },
  { from: '/groups', link: 'a[href^="/groups/"]' },
];

/**
 * Measures how much each page moves its content while it loads, on a slow phone and on a slow desktop.
 * @param most the maximum number of pages of visitors and of members
 * @returns for each page and width, the sum of the scores of its layout shifts
 */
export async function layoutShifts(browser: Browser, url: string, member: Storage, most: number) {
  const pages = [
    ...VISITOR_PATHS.slice(0, most).map((path) => ({
      name: `visitor ${path}`,
      path,
      storage: { ageVerified: 'true' },
    })),
    ...[...MEMBER_PATHS, ...(await linkedPaths(browser, url, member))]
      .slice(0, most)
      .map((path) => ({ name: path.replace(/[\da-f-]{36}/, ':id'), path, storage: member })),
  ];
  const found: { name: string; phone: number; desktop: number }[] = [];
  for (const { name, path, storage } of pages) {
    const shiftOn = (device: typeof PHONE) => shiftOf(browser, `${url}${path}`, storage, device);
    found.push({ name, phone: await shiftOn(PHONE), desktop: await shiftOn(DESKTOP) });
  }
  return found;
}

async function shiftOf(browser: Browser, address: string, storage: Storage, device: typeof PHONE) {
  const context = await openVisitor(browser, storage, device);
  await recordShifts(context);
  const page = await slowPage(context, { slow4G: true });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const total = totalOf(await shiftsOf(page));
  await context.close();
  return total;
}

async function linkedPaths(browser: Browser, url: string, member: Storage) {
  const context = await openVisitor(browser, member);
  const page = await context.newPage();
  const paths: string[] = [];
  for (const { from, link } of LINKED) {
    await page.goto(url + from);
    const href = await page.getByRole('main').locator(link).first().getAttribute('href');
    if (href !== null) paths.push(href);
  }
  await context.close();
  return paths;
}
