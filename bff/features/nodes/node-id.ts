/** The decoded parts of a global object id. */
export interface NodeName {
  type: string;
  /** The ids of the objects that contain this object, outermost first, if the platform needs them to find it. */
  outer: readonly string[];
  id: string;
}

/** Returns the global id of an object (the field `Node.nodeId`). */
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
    // The text contains a percent sign that is not part of an escape sequence.
    return undefined;
  }
}
