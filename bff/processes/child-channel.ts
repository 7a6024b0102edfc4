/** Sends a message from a child process to its parent. Does nothing if there is no parent. */
export function tellParent(message: object) {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Returns whether a parent process started this process and has exited since. */
export function isOrphan() {
  return process.send !== undefined && !process.connected;
}
