import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const traced = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      tdur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/**
 * Records the tasks of a page's main thread while something is done with it.
 * @returns what each took of the thread's own time (ms), which other programs on the machine do not lengthen; time that
 * the slowing down of the CPU burns is in it
 */
export async function mainThreadTasks(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = traced.parse(JSON.parse((await browser.stopTracing()).toString()));
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.['name'] === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const byThread = new Map<string, number[]>();
  for (const { name, ph, pid, tid, tdur } of traceEvents) {
    const thread = `${pid}:${tid}`;
    if (ph !== 'X' || tdur === undefined || !name.endsWith('RunTask') || !mains.has(thread)) continue;
    byThread.set(thread, [...(byThread.get(thread) ?? []), tdur / 1_000]);
  }
  // Beside the page's there is a renderer in reserve, which does next to nothing.
  return [...byThread.values()].sort((a, b) => total(b) - total(a))[0] ?? [];
}

export function total(tasks: readonly number[]) {
  return tasks.reduce((sum, task) => sum + task, 0);
}
