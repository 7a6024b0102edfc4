/** Sends a message from a child process to its parent, or does nothing if no parent is connected. */
export function tellParent(message: object) {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

/** Returns whether this process was started by a parent that has ended. */
export function isOrphan() {
  return process.send !== undefined && !process.connected;
}
