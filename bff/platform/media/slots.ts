/** Lets `count` tasks run at once; the others wait in line. */
export function createSlots(count: number) {
  const waiting: (() => void)[] = [];
  let free = count;

  async function run<T>(task: () => Promise<T>): Promise<T> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  }

  return { run, waiting: () => waiting.length };
}
