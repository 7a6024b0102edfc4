/** Preloaded into a measured process: answers `usage` on the IPC channel with what the process has used so far. */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system, rss: process.memoryUsage.rss() });
});
