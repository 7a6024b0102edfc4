/** Texts without a visible character. Members send them by accident, or to bypass the validation of required fields. */
export const invisible = [
  ...['\u200b', '\u200c', '\u2060', '\u2800', '\u3164', '\u00ad', '\ufe0f', '\u{e0020}'],
  // Other invisible characters: direction marks, fillers of Hangul and musical notation, joiners, separators, blanks of
  // other scripts.
  ...['\u202e', '\u2066\u2069', '\u115f\u1160', '\uffa0', '\u{1d159}', '\u034f', '\ufff9\ufffb', '\u180e', '\u3000'],
  ...[' \u200b \n\u2800\t', '\u200d\ufe0f', '\u0085', '\u007f', '\ufdd0'],
  // Blanks and format controls of Egyptian hieroglyphs, the filler of Khitan, the joiner of Brahmi numbers, and
  // the character that dictation on iOS leaves in place of a word.
  ...['\u{13441}', '\u{13442}', '\u{13430}\u{1343f}', '\u{13440}', '\u{16fe4}', '\u{1107f}', '\ufffc'],
];

/** Visible texts that each contain an invisible character. That character is part of the text and has to stay. */
export const visible = [
  'a\u200b',
  '\u200dé',
  '❤️',
  '👩‍👧',
  '0\u20e3',
  'می‌خواهم',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  '.',
  '\u{1fae9}',
  '\u{13080}\u{13430}\u{13081}',
  '\u{13443}',
  '\ufffd',
];
