/**
 * Matches a character that a reader can see. Excludes blanks, control characters, default-ignorable code points
 * (Unicode, DerivedCoreProperties), and a few characters whose glyph is empty (U+2800 BRAILLE PATTERN BLANK, U+1D159
 * MUSICAL SYMBOL NULL NOTEHEAD, annotation marks).
 */
const VISIBLE =
  /[^\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}\uFFF9-\uFFFB]/gu;

/**
 * Returns true if a text has no visible character. The web app and the platform treat such a text as an empty field.
 */
export function isBlank(text: string) {
  return text.search(VISIBLE) < 0;
}

/**
 * Removes leading and trailing blanks from a text. Returns '' if the text has no visible character, because otherwise a
 * text of only U+200B or U+2800 would be published as an empty card. Keeps invisible characters in other texts, because
 * emoji and Persian words need them.
 */
export function trimText(text: string) {
  return isBlank(text) ? '' : text.trim();
}

/** Returns the number of Unicode code points of a text, the unit of all text limits (bff/platform/API.md, "Limits"). */
export function codePoints(text: string) {
  const astral = text.match(/[\u{10000}-\u{10FFFF}]/gu)?.length ?? 0;
  return text.length - astral;
}

/** Returns the number of visible code points of a text, for fields with a minimum length. */
export function visibleLength(text: string) {
  return text.match(VISIBLE)?.length ?? 0;
}

/**
 * Removes the control characters for text direction, such as U+202E, from a title. Otherwise they would reverse the
 * text of the sentence around the title.
 */
export function withoutDirections(title: string) {
  return title.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
}
