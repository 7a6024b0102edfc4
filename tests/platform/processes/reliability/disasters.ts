import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '../../../../bff/demo/random.ts';
import type { Follower } from './chat-client.ts';
import type { Cluster } from './cluster.ts';

/**
 * Causes each kind of failure a few times, such as a killed process or a lost connection. `random` determines the order
 * and the moments.
 */
export async function bringDisasters(random: Random, cluster: Cluster, followers: readonly Follower[]) {
  const pause = (longest: number) => delay(random.between(50, longest));

  const disasters = {
    async 'a gateway is killed'() {
      const gateway = random.pick(notEmpty(cluster.gateways));
      await gateway.end('SIGKILL');
      await pause(600);
      await gateway.restart();
    },
    async 'the platform is killed'() {
      await cluster.platform.end('SIGKILL');
      await pause(600);
      await cluster.platform.restart();
    },
    async 'Redis is gone for a while'() {
      await cluster.redis.stop();
      await pause(2_000);
      await cluster.redis.restart();
    },
    async 'half of the lines go dead'() {
      await pause(200);
      for (const follower of random.shuffle(followers).slice(0, followers.length / 2)) follower.cut();
    },
    async 'Redis and the platform go at once'() {
      await Promise.all([cluster.redis.stop(), cluster.platform.end('SIGKILL')]);
      await pause(600);
      await Promise.all([cluster.redis.restart(), cluster.platform.restart()]);
    },
  };

  const { 'Redis and the platform go at once': both, ...single } = disasters;
  const plan = random.shuffle([both, ...Object.values(single), ...Object.values(single)]);
  for (const happen of plan) {
    await pause(1_200);
    await happen();
  }
}

function notEmpty<Item>(items: readonly Item[]): readonly [Item, ...Item[]] {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('There is nothing to pick from.');
  return [first, ...others];
}
