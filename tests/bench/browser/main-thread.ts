import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';

const traced = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      cat: z.string().optional(),
      ts: z.number().default(0),
      dur: z.number().default(0),
      tdur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});

/** Milliseconds. */
export interface Task {
  took: number;
  /**
   * The part of `took` that was spent on major garbage collection. The JavaScript engine decides when that collection
   * runs.
   */
  collecting: number;
}

/**
 * Records the tasks of a page's main thread while `act` runs.
 * @returns the CPU time of each task's thread in ms. Other programs on the machine do not lengthen it, but it includes
 * the time that CPU throttling wastes
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
    byThread.set(
      thread,
      outermost(own.filter(({ cat, tdur }) => cat === 'toplevel' && tdur !== undefined)).map(
        ({ ts, dur, tdur = 0 }) => {
          const within = collections.filter((each) => each.ts >= ts && each.ts < ts + dur);
          return { took: tdur / 1_000, collecting: within.reduce((sum, each) => sum + (each.tdur ?? 0), 0) / 1_000 };
        },
      ),
    );
  }
  // Takes the renderer process with the most tasks: besides the page's renderer, Chromium keeps a spare renderer, which
  // is almost idle.
  return [...byThread.values()].sort((a, b) => total(b) - total(a))[0] ?? [];
}

/**
 * Returns the trace events that no other event contains. They count as tasks, because work that a response causes has
 * no 'RunTask' event around it.
 */
function outermost<Event extends { ts: number; dur: number }>(events: readonly Event[]) {
  let end = -Infinity;
  return events
    .toSorted((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
}

export function total(tasks: readonly Task[]) {
  return tasks.reduce((sum, { took }) => sum + took, 0);
}
