import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const traced = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().optional(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/** Milliseconds. */
export interface Task {
  took: number;
  /** Of that, what the engine took to collect garbage of the whole heap: it comes when the engine likes. */
  collecting: number;
}

/**
 * Records the tasks of a page's main thread while something is done with it.
 * @returns what each took of the thread's own time (ms), which other programs on the machine do not lengthen; time that
 * the slowing down of the CPU burns is in it
 */
export async function mainThreadTasks(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel', 'v8', '__metadata'] });
  await act();
  const { traceEvents } = traced.parse(JSON.parse((await browser.stopTracing()).toString()));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.['name'] === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const byThread = new Map<string, Task[]>();
  for (const thread of mains) {
    const own = traceEvents.filter(({ ph, pid, tid }) => ph === 'X' && `${pid}:${tid}` === thread);
    const collections = own.filter(({ name }) => name === 'MajorGC');
    const tasks = own.filter(({ name, tdur }) => name.endsWith('RunTask') && tdur !== undefined);
    byThread.set(
      thread,
      tasks.map(({ ts = 0, dur = 0, tdur = 0 }) => {
        const within = collections.filter((each) => (each.ts ?? 0) >= ts && (each.ts ?? 0) < ts + dur);
        return { took: tdur / 1_000, collecting: within.reduce((sum, each) => sum + (each.tdur ?? 0), 0) / 1_000 };
      }),
    );
  }
  // Beside the page's there is a renderer in reserve, which does next to nothing.
  return [...byThread.values()].sort((a, b) => total(b) - total(a))[0] ?? [];
}

export function total(tasks: readonly Task[]) {
  return tasks.reduce((sum, { took }) => sum + took, 0);
}
