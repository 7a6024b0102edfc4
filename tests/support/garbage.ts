import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Collects garbage up to ten times, and returns whether the object was collected. */
export async function isCollected(reference: WeakRef<object>) {
  for (let time = 0; time < 10 && reference.deref(); time += 1) {
    await setImmediate();
    runInNewContext('gc()');
  }
  return reference.deref() === undefined;
}
