import { readFileSync } from 'node:fs';

const TICK = 10_000; // µs: Linux counts a process' time in hundredths of a second
const PAGE = 4_096; // bytes

/**
 * Preloaded into a measured process: answers `usage` on the IPC channel with the CPU time and memory used so far. The
 * shipped product serves from a gateway process of its own, which is then the one measured.
 */
process.on('message', (message) => {
  if (message === 'usage') process.send(usageOf(gateway()) ?? ownUsage());
});

function ownUsage() {
  const { user, system } = process.cpuUsage();
  return { cpu: user + system, rss: process.memoryUsage.rss() };
}

function gateway() {
  const children = read(`/proc/self/task/${process.pid}/children`).split(' ').filter(Boolean);
  return children.find((pid) => read(`/proc/${pid}/cmdline`).includes('gateway-main'));
}

function usageOf(pid) {
  if (pid === undefined) return undefined;
  // The fields after the name in brackets: the state is field 3, user and system time are fields 14 and 15.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1].split(' ');
  const resident = Number(read(`/proc/${pid}/statm`).split(' ')[1]);
  return { cpu: (Number(fields[11]) + Number(fields[12])) * TICK, rss: resident * PAGE };
}

/** Returns an empty text where the file does not exist, as on other systems. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
