import type { CDPSession, Page, Route } from '@playwright/test';
import { z } from 'zod';
import { becomeMember, newMember } from './support/members.ts';
import { atRest } from './support/rest.ts';
import { expect, test } from './support/test.ts';

const POSTS = 2_010;

const asked = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) });
const answered = z.object({ data: z.object({ feed: z.object({ edges: z.array(z.looseObject({})).min(1) }) }) });
const edge = z.looseObject({ node: z.looseObject({}) });

/**
 * Signs a member in and shows a long feed: copies of the first post of the real feed.
 * @param size the size of the pages at the end of the feed; larger than asked for, because the feed waits two seconds
 * between pages
 */
async function openLongFeed(page: Page, size: number) {
  await becomeMember(page, newMember('Ana'));
  let template: z.infer<typeof edge> | undefined;
  const edgeOf = (index: number) => ({
    ...template,
    cursor: `at-${index}`,
    node: {
      ...template?.node,
      id: `long-${index}`,
      text: `Post número ${index}. ${'O mar calmo e a cidade acendendo aos poucos. '.repeat(index % 6)}`,
      isOwn: false,
    },
  });

  const feedFor = ({ first, after, before }: Record<string, unknown>) => {
    const start = before != null ? 0 : typeof after === 'string' ? Number(after.slice('at-'.length)) + 1 : 0;
    const end = before != null ? 0 : Math.min(POSTS, start + (typeof first === 'number' && first > 10 ? first : size));
    const edges = Array.from({ length: end - start }, (_, index) => edgeOf(start + index));
    const pageInfo = {
      __typename: 'PageInfo',
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasNextPage: end < POSTS,
      hasPreviousPage: false,
    };
    return { feed: { __typename: 'PostConnection', edges, pageInfo } };
  };

  await page.route('**/graphql', async (route: Route) => {
    const { operationName, variables } = asked.parse(route.request().postDataJSON());
    if (operationName === 'VisiblePosts') return route.fulfill({ json: { data: { visiblePosts: variables['ids'] } } });
    if (operationName === 'RecordPostViews') return route.fulfill({ json: { data: { recordPostViews: 1 } } });
    if (operationName === 'Sponsored') return route.fulfill({ json: { data: { sponsored: [] } } });
    if (operationName === 'SuggestedProfiles') return route.fulfill({ json: { data: { suggestedProfiles: [] } } });
    if (operationName !== 'Feed') return route.fallback();
    if (!template) {
      const answer: unknown = await (await route.fetch()).json();
      template = edge.parse(answered.parse(answer).data.feed.edges[0]);
    }
    return route.fulfill({ json: { data: feedFor(variables) } });
  });
  await page.goto('/');
  await expect(page.getByText('Post número 0.')).toBeVisible();
}

type Walk = {
  /** The numbers of the posts that were on the screen. */
  seen: number[];
  /**
   * The largest distance in px by which the post in the middle of the screen moved in a frame, apart from scrolling.
   */
  moved: number;
};

/** Scrolls until the post is on the screen. Does not scroll while a post in the middle of the screen is not loaded. */
async function walkTo(page: Page, number: number) {
  return await page.evaluate(async (wanted): Promise<Walk> => {
    // Downwards, the steps are small: the list measures a row a little before it comes onto the screen.
    const step = wanted > 0 ? 300 : 600; // px
    const gap = 40; // px; the largest distance between two posts
    const seen = new Set<number>();
    let moved = 0;
    let before: { row: Element; top: number; y: number } | undefined;
    while (!seen.has(wanted)) {
      await new Promise(requestAnimationFrame);
      if (before?.row.isConnected) {
        const shift = before.row.getBoundingClientRect().top - before.top;
        moved = Math.max(moved, Math.min(Math.abs(shift), Math.abs(shift + window.scrollY - before.y)));
      }
      before = undefined;
      const middle = window.innerHeight / 2;
      let direction = 0;
      // At the top of the page, the header is above the middle.
      let end = window.scrollY < step ? middle : middle - step / 2;
      for (const row of document.querySelectorAll('main article')) {
        const { top, bottom } = row.getBoundingClientRect();
        const found = Number(/Post número (\d+)\./.exec(row.textContent)?.[1]);
        if (bottom > 0 && top < window.innerHeight) seen.add(found);
        if (top <= end + gap) end = Math.max(end, bottom);
        if (top > middle + gap || bottom < middle - gap) continue;
        before = { row, top, y: window.scrollY };
        direction = Math.sign(wanted - found);
      }
      if (end + gap >= middle + step / 2) window.scrollBy(0, direction * step);
    }
    return { seen: [...seen], moved };
  }, number);
}

/** Returns the number and position of the post in the middle of the screen. */
async function middle(page: Page) {
  await atRest(page.locator('main'));
  return await page.evaluate(() => {
    const rows = [...document.querySelectorAll('main article')].map((row) => ({
      number: Number(/Post número (\d+)\./.exec(row.textContent)?.[1]),
      top: Math.round(row.getBoundingClientRect().top),
    }));
    const away = ({ top }: { top: number }) => Math.abs(top - window.innerHeight / 2);
    return rows.toSorted((a, b) => away(a) - away(b))[0] ?? null;
  });
}

/** Waits until the heap no longer shrinks. @returns its size in MB */
async function heap(session: CDPSession) {
  let used = Infinity;
  for (;;) {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    if (usedSize > 0.99 * used) return usedSize / 1_000_000;
    used = usedSize;
  }
}

test('a feed of 2,010 posts takes up at most 1.3 times the memory of 150 posts, no post jumps, and Back restores the place', async ({
  page,
}) => {
  await openLongFeed(page, 75);
  const session = await page.context().newCDPSession(page);
  await walkTo(page, 110);
  await atRest(page.locator('main'));
  const early = await heap(session);
  const { moved } = await walkTo(page, POSTS - 10);
  expect(moved, 'no post moves when rows become hollow').toBeLessThanOrEqual(1);
  const place = await middle(page);
  const late = await heap(session);
  console.log(`heap: ${early.toFixed(1)} MB after 150 posts, ${late.toFixed(1)} MB after ${POSTS}`);
  expect(late / early).toBeLessThan(1.3);

  await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="/discover"]')?.click());
  await expect(page).toHaveURL('/discover');
  await page.goBack();
  await expect.poll(() => middle(page)).toEqual(place);
});

test('scrolling up from the end of a feed of 2,010 posts shows each post again, and no post jumps', async ({
  page,
}) => {
  await openLongFeed(page, 300);
  const down = await walkTo(page, POSTS - 10);
  const up = await walkTo(page, 0);
  expect(Math.max(down.moved, up.moved)).toBeLessThanOrEqual(1);
  const all = Array.from({ length: POSTS - 10 }, (_, number) => number);
  expect(all.filter((number) => !up.seen.includes(number))).toEqual([]);
});
