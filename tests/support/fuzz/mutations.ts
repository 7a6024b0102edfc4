import type { Random } from '../../../bff/demo/random.ts';

/** Returns a randomly changed copy of the bytes: some bytes are cut, reordered, repeated or replaced. */
export function mutate(random: Random, bytes: Buffer): Buffer {
  const at = random.whole(0, bytes.length);
  const to = random.whole(at, bytes.length);
  const [head, middle, tail] = [bytes.subarray(0, at), bytes.subarray(at, to), bytes.subarray(to)];
  return random.pick([
    () => head,
    () => tail,
    () => Buffer.concat([head, tail]),
    () => Buffer.concat([head, middle, middle, tail]),
    () => Buffer.concat([tail, middle, head]),
    () => Buffer.concat([head, Buffer.from(random.bytes(random.whole(1, 64))), tail]),
    () => flipped(random, bytes),
  ] as const)();
}

function flipped(random: Random, bytes: Buffer) {
  const changed = Buffer.from(bytes);
  for (let count = random.whole(1, 8); count > 0; count -= 1) {
    const at = random.whole(0, Math.max(0, changed.length - 1));
    changed[at] = (changed[at] ?? 0) ^ (1 << random.whole(0, 7));
  }
  return changed;
}
