/** The decoded parts of a global object id (`Node.nodeId`). */
export interface NodeName {
  type: string;
  /**
   * The ids of the objects that contain this object, outermost first; for a comment, the id of its post. Empty if the
   * platform finds the object by its own id.
   */
  outer: readonly string[];
  id: string;
}

/** Returns the global id of an object, which is the value of the field `Node.nodeId`. */
export function writeNodeId({ type, outer, id }: NodeName) {
  return [type, ...outer, id].map(encodeURIComponent).join(':');
}

/**
 * Decodes a global id.
 * @returns undefined if the text is not a global id
 */
export function readNodeId(text: string): NodeName | undefined {
  try {
    const parts = text.split(':').map(decodeURIComponent);
    const [type, id] = [parts[0], parts.at(-1)];
    if (parts.length < 2 || !type || !id) return undefined;
    return { type, outer: parts.slice(1, -1), id };
  } catch {
    // `decodeURIComponent` throws if the text contains a percent sign that does not start a valid escape sequence.
    return undefined;
  }
}
