/** Letters and marks that are read from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/** Change the order of all that follows: U+202E mirrors the rest of a sentence. */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a member's text for the middle of a sentence, whose order it does not change: as `<bdi>` does, for sentences
 * that are plain strings. A text that is read from left to right stays as it is.
 */
export function isolate(text: string) {
  const plain = text.replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
