/** The parts of a global id. */
export interface NodeName {
  type: string;
  /** Ids of the objects that contain it, if the platform needs them to find it, from the outside to the inside. */
  outer: readonly string[];
  id: string;
}

/** Returns the global id of an object (`Node.nodeId`). */
export function writeNodeId({ type, outer, id }: NodeName) {
  return [type, ...outer, id].map(encodeURIComponent).join(':');
}

/**
 * Reads a text that `writeNodeId` returned.
 * @returns undefined for any other text
 */
export function readNodeId(text: string): NodeName | undefined {
  try {
    const parts = text.split(':').map(decodeURIComponent);
    const [type, id] = [parts[0], parts.at(-1)];
    if (parts.length < 2 || !type || !id) return undefined;
    return { type, outer: parts.slice(1, -1), id };
  } catch {
    // The text contains a percent sign that encodes nothing.
    return undefined;
  }
}
