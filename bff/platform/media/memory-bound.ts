import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const LOOK_EVERY = 50; // ms

/**
 * Ends a process that holds more memory than it may, whatever kind of memory it is: the limit of a heap counts no
 * buffers, and none of what a native program takes. Where the system tells nothing of its processes (only Linux does,
 * by /proc) the process's own limits remain.
 * @param limit bytes
 */
export function boundMemory(child: ChildProcess, limit: number) {
  const timer = setInterval(() => {
    if (residentBytes(child.pid) > limit) child.kill('SIGKILL');
  }, LOOK_EVERY);
  child.once('close', () => clearInterval(timer));
}

function residentBytes(pid: number | undefined) {
  try {
    const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kibibytes) * 1024;
  } catch {
    return 0;
  }
}
