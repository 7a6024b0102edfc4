/** What a child process tells its parent. Without a parent that listens nothing is told. */
export function tellParent(message: object) {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Whether there was a parent, and it has ended. */
export function isOrphan() {
  return process.send !== undefined && !process.connected;
}
