import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECK_INTERVAL_MS = 50;

/**
 * Kills a child process if its resident memory exceeds the limit. The heap limit of V8 covers neither buffers nor the
 * memory of a native program. Reads /proc, so the function has no effect on systems other than Linux.
 * @param limit bytes
 */
export function boundMemory(child: ChildProcess, limit: number) {
  const timer = setInterval(() => {
    if (residentBytes(child.pid) > limit) child.kill('SIGKILL');
  }, CHECK_INTERVAL_MS);
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
