/**
 * Matches a character that a reader can see. Excludes blanks, control characters, default-ignorable code points
 * (`DI` in Unicode's DerivedCoreProperties), noncharacters (`NChar`), and a few characters whose glyph is empty: U+2800
 * BRAILLE PATTERN BLANK, annotation marks, the OBJECT REPLACEMENT CHARACTER that dictation on iOS leaves behind, the
 * blanks and joiners of Egyptian hieroglyphs, U+1107F BRAHMI NUMBER JOINER, U+16FE4 KHITAN SMALL SCRIPT FILLER, and
 * U+1D159 MUSICAL SYMBOL NULL NOTEHEAD.
 */
const VISIBLE = /[^\s\p{Cc}\p{DI}\p{NChar}\u2800\uFFF9-\uFFFC\u{1107F}\u{13430}-\u{13442}\u{16FE4}\u{1D159}]/gu;

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

/**
 * Trims a text as `trimText` does, and also removes the lines without a visible character at both ends. Otherwise lines
 * of U+2800 would make a card as tall as the screen.
 */
export function trimLines(text: string) {
  const lines = text.split('\n');
  const isVisible = (line: string) => !isBlank(line);
  return lines
    .slice(lines.findIndex(isVisible), lines.findLastIndex(isVisible) + 1)
    .join('\n')
    .trim();
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
