import { readFileSync } from 'node:fs';

const TICK = 10_000; // resolution in µs: Linux counts the CPU time of a process in hundredths of a second
const PAGE = 4_096; // bytes

/**
 * This module is preloaded into a measured process. It answers the IPC message `usage` with the CPU time and memory
 * that the process has used so far. If the process is the built product, it measures the product's separate gateway
 * process, because the gateway serves the requests.
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
  // Splits the line of /proc/…/stat after the process name in brackets, so the first item is field 3 (the state).
  // Fields 14 and 15 are the user time and the system time.
  const fields = read(`/proc/${pid}/stat`).split(') ')[1].split(' ');
  const resident = Number(read(`/proc/${pid}/statm`).split(' ')[1]);
  return { cpu: (Number(fields[11]) + Number(fields[12])) * TICK, rss: resident * PAGE };
}

/** Returns an empty string if the file does not exist, as on systems other than Linux. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
