import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const INTERVAL_MS = 20;
const TICKS_PER_SECOND = 100; // clock ticks per second in /proc; the same on every Linux on which Node runs

/** A watched process and its peak memory in MiB. */
export interface Watched {
  name: string;
  peak: number;
}

/**
 * Watches the resident memory of a process and of all its children, including those that start later. It reads /proc,
 * so it works only on Linux.
 * @returns a function that stops watching and returns the peaks
 */
export function watchMemory(root: number) {
  const seen = new Map<number, Watched>();
  const look = () => {
    for (const pid of family(root)) {
      const resident = statusOf(pid, 'VmRSS');
      if (resident === undefined) continue;
      const name = nameOf(pid);
      const known = seen.get(pid);
      // Ignores the peak of a child process from the time before it started its own program: until then its memory
      // looks as large as that of its parent.
      const watched = known?.name === name ? known : { name, peak: resident };
      watched.peak = Math.max(watched.peak, resident);
      seen.set(pid, watched);
    }
  };
  look();
  const timer = setInterval(look, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    look();
    return [...seen.values()].filter(({ name }) => name !== '');
  };
}

/** Returns the CPU time in seconds that a process and all its living children have used. Works only on Linux. */
export function cpuSeconds(root: number) {
  const ticks = family(root).map((pid) => {
    const fields = read(`/proc/${pid}/stat`)?.split(') ')[1]?.split(' ') ?? [];
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  });
  return ticks.reduce((sum, own) => sum + own, 0) / TICKS_PER_SECOND;
}

function family(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`)?.trim().split(' ').filter(Boolean) ?? [];
  return [pid, ...children.flatMap((child) => family(Number(child)))];
}

function statusOf(pid: number, field: string) {
  const kib = new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(read(`/proc/${pid}/status`) ?? '')?.[1];
  return kib === undefined ? undefined : Number(kib) / 1024;
}

/** Returns the name of the script that a Node process runs. */
function nameOf(pid: number) {
  const script =
    read(`/proc/${pid}/cmdline`)
      ?.split('\0')
      .find((part) => /\.[jt]s$/.test(part)) ?? '';
  return script.endsWith('platform-main.js')
    ? 'platform'
    : script.endsWith('bff/gateway-main.js')
      ? 'gateway'
      : basename(script);
}

function read(path: string) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
