/**
 * Characters that a reader sees nothing of: blanks, controls, default-ignorable code points (Unicode,
 * DerivedCoreProperties), and a few whose glyph is empty (U+2800 BRAILLE PATTERN BLANK, U+1D159 MUSICAL SYMBOL NULL
 * NOTEHEAD, annotation marks).
 */
const VISIBLE =
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}\uFFF9-\uFFFB]/gu;

/** Returns whether a reader sees nothing of a text. Web and platform both decide by it which field is empty. */
export function isBlank(text: string) {
  return text.search(VISIBLE) < 0;
}

/**
 * Returns a text without the blanks around it, and '' when nothing of it is visible. Without the second rule a text of
 * U+200B or U+2800 is published as an empty card. Invisible characters beside visible ones stay: emoji and Persian
 * words are spelled with them.
 */
export function trimText(text: string) {
  return isBlank(text) ? '' : text.trim();
}

/** Returns the number of Unicode code points, in which every limit of a text is given (SPEC.md section 9). */
export function codePoints(text: string) {
  const astral = text.match(/[\u{10000}-\u{10FFFF}]/gu)?.length ?? 0;
  return text.length - astral;
}

/** Returns how many of its code points are visible, for fields that need a few. */
export function visibleLength(text: string) {
  return text.match(VISIBLE)?.length ?? 0;
}

/** Returns a title without the controls of direction, which mirror the sentence around it (U+202E). */
export function withoutDirections(title: string) {
  return title.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
