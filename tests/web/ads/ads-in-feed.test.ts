import { describe, expect, it } from 'vitest';
import { planAds } from '../../../web/features/ads/adsInFeed.ts';

const posts = (count: number, from = 0) => Array.from({ length: count }, (_, index) => `p${from + index}`);
const offer = (id: string, viewsLeft = 3) => ({ id, viewsLeft });
const none = new Map<string, string>();

/** Returns for each ad in the feed the number of posts since the previous ad. */
function gaps(postIds: readonly string[], plan: ReadonlyMap<string, string>) {
  const found: number[] = [];
  let since = 0;
  for (const id of postIds) {
    since += 1;
    if (!plan.has(id)) continue;
    found.push(since);
    since = 0;
  }
  return found;
}

describe('planAds()', () => {
  it('planAds() places an ad after every seventh post', () => {
    expect([...planAds(posts(30), [offer('a'), offer('b')], none)]).toEqual([
      ['p6', 'a'],
      ['p13', 'b'],
      ['p20', 'a'],
      ['p27', 'b'],
    ]);
    expect(planAds(posts(6), [offer('a')], none).size).toBe(0);
  });

  it('planAds() places an ad at most as often as its remaining views of the day allow', () => {
    expect([...planAds(posts(60), [offer('a', 1), offer('b', 2)], none).values()]).toEqual(['a', 'b', 'b']);
    expect(planAds(posts(60), [offer('a', 0)], none).size).toBe(0);
    expect(planAds(posts(60), [], none).size).toBe(0);
  });

  it('planAds() keeps ads in place when posts are appended', () => {
    const first = planAds(posts(10), [offer('a'), offer('b')], none);
    const more = planAds(posts(30), [offer('a'), offer('b')], first);
    expect(more.get('p6')).toBe(first.get('p6'));
    expect(gaps(posts(30), more)).toEqual([7, 7, 7, 7]);
  });

  it('when newer posts are prepended, planAds() keeps each ad at its post and ads at least seven posts apart', () => {
    const before = planAds(posts(20, 100), [offer('a'), offer('b')], none);
    for (let news = 1; news <= 20; news += 1) {
      const all = [...posts(news), ...posts(20, 100)];
      const plan = planAds(all, [offer('a', 9), offer('b', 9)], before);
      for (const [post, ad] of before) expect(plan.get(post)).toBe(ad);
      expect(Math.min(...gaps(all, plan))).toBeGreaterThanOrEqual(7);
    }
  });

  it('planAds() drops an ad that is no longer offered', () => {
    const before = planAds(posts(20), [offer('a'), offer('b')], none);
    expect([...planAds(posts(20), [offer('b')], before).values()]).toEqual(['b', 'b']);
  });
});
