/** Matches right-to-left letters and marks. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
/**
 * Matches Unicode directional formatting characters. They reorder all text after them; for example, U+202E mirrors the
 * rest of a sentence.
 */
const CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Returns a member's text in a form that cannot change the text direction of the sentence around it. It does for plain
 * strings what `<bdi>` does for HTML. From a left-to-right text, only the directional formatting characters are
 * removed.
 */
export function isolate(text: string) {
  const plain = text.replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
