/** PRODUCT: at most every eighth item is a sponsored card. */
const POSTS_BETWEEN = 7;

type Offer = { id: string; viewsLeft: number };

/**
 * Plans which ad is shown below which post. Ads keep their earlier places, so that nothing moves for a returning
 * viewer. There are at least seven posts between two ads, and no ad exceeds its remaining views of today.
 * @param kept the earlier plan: ad by post
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

/** Returns each ad once, then each again, so that an ad repeats as late as possible. */
function inTurns(offers: { id: string; times: number }[]) {
  const queue: string[] = [];
  for (let turn = 1; offers.some(({ times }) => times >= turn); turn += 1) {
    queue.push(...offers.filter(({ times }) => times >= turn).map(({ id }) => id));
  }
  return queue;
}
