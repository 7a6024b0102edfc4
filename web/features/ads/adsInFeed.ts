/** The minimum number of posts between two ads. At most every eighth item of the feed may be an ad (PRODUCT.md). */
const POSTS_BETWEEN = 7;

type Offer = { id: string; viewsLeft: number };

/**
 * Plans below which posts an ad is shown. Ads stay below their previous posts, so that nothing moves when the viewer
 * returns. There are at least seven posts between two ads, and no ad is shown more often than its remaining views of
 * today allow.
 * @param kept the previous plan: the ad's id by the id of the post above it
 */
export function planAds(
  postIds: readonly string[],
  offers: readonly Offer[],
  kept: ReadonlyMap<string, string>,
): Map<string, string> {
  const left = new Map(offers.map(({ id, viewsLeft }) => [id, viewsLeft]));
  const plan = new Map<string, string>();
  const keptAt: number[] = [];
  let since = 0;

  for (const [index, postId] of postIds.entries()) {
    since += 1;
    const adId = kept.get(postId);
    if (adId === undefined || !left.has(adId) || since < POSTS_BETWEEN) continue;
    plan.set(postId, adId);
    keptAt.push(index);
    left.set(adId, (left.get(adId) ?? 0) - 1);
    since = 0;
  }

  const queue = inTurns(offers.map(({ id }) => ({ id, times: left.get(id) ?? 0 })));
  since = 0;
  for (const [index, postId] of postIds.entries()) {
    since += 1;
    if (plan.has(postId)) {
      since = 0;
      continue;
    }
    const isRoom = since >= POSTS_BETWEEN && !keptAt.some((at) => at > index && at - index < POSTS_BETWEEN);
    const next = isRoom ? queue.shift() : undefined;
    if (next === undefined) continue;
    plan.set(postId, next);
    since = 0;
  }
  return plan;
}

/** Returns the ids of all ads, each as often as the ad may be shown. Each ad appears one time before any ad repeats. */
function inTurns(offers: { id: string; times: number }[]) {
  const queue: string[] = [];
  for (let turn = 1; offers.some(({ times }) => times >= turn); turn += 1) {
    queue.push(...offers.filter(({ times }) => times >= turn).map(({ id }) => id));
  }
  return queue;
}
