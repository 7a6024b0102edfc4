/**
 * Matches the nickname of a mention: an isolated nickname (isolate.ts), or a word with a letter of a right-to-left
 * script.
 */
const MENTIONED = /(?<=(?<!\S)@)(\u2068[^\u2069]*\u2069|(?:[\w.-]*[\u0590-\u08ff\ud800-\ufefc])+\w*)/;

/**
 * Returns a member's text with `<bdi>` around the right-to-left nicknames that it mentions. Otherwise such a nickname
 * would change the order of the words and numbers after it, and `dir="auto"` would take the direction of the whole
 * paragraph from it.
 */
export function withMentions(text: string) {
  return text.split(MENTIONED).map((part, index) => (index % 2 ? <bdi key={index}>{part}</bdi> : part));
}
