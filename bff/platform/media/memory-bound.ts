import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const CHECK_INTERVAL_MS = 50;

/**
 * Kills a child process when its resident memory exceeds the limit. V8's heap limit counts neither buffers nor a native
 * program's memory. Needs /proc, so on systems other than Linux only the process's own limits apply.
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
