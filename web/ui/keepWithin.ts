import type { CompositionEvent, InputEvent } from 'react';
import { codePoints } from '../../schema/texts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Matches one grapheme, for browsers that lack Intl.Segmenter (Firefox before 125). This is a copy of the expression in
 * schema/graphemes.ts, because that file is part of the feed's code, which is not in the first load of a form.
 */
const CLUSTER = /\p{RI}{2}|.(?:[\p{M}\p{Emoji_Modifier}\u{E0020}-\u{E007F}]|\u200D.)*/gsu;

/**
 * Returns event handlers that limit a field to `max` code points, the unit that the platform counts. HTML's `maxLength`
 * counts UTF-16 units instead: it would accept as little as half of the allowed text, and would cut pasted text in the
 * middle of an emoji. Text from an input method (IME) is cut after the composition, because a change of the field would
 * end the composition.
 */
export function keepWithin(max: number) {
  return {
    onInput: (event: InputEvent<Field>) => {
      if (!event.nativeEvent.isComposing) cut(event.currentTarget, max);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      // Dispatch an event: without an event, React does not notice the new value.
      if (cut(currentTarget, max)) currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/**
 * Removes the characters beyond `max` from the text before the caret, because the member has just typed that text.
 * Keeps the text after the caret. Browsers select a text that was dropped into the field: the end of the selection is
 * then the caret.
 */
function cut(field: Field, max: number) {
  if (codePoints(field.value) <= max) return false;
  const caret = field.selectionEnd ?? field.value.length;
  const [typed, rest] = [field.value.slice(0, caret), field.value.slice(caret)];
  const room = Math.max(0, max - codePoints(rest));
  const units = Array.from(typed).slice(0, room).join('').length;
  const next =
    'Segmenter' in Intl
      ? new Intl.Segmenter('pt').segment(typed).containing(units)
      : [...typed.matchAll(CLUSTER)].findLast(({ index }) => index <= units);
  const kept = typed.slice(0, next?.index);
  field.value = kept + rest;
  field.setSelectionRange(kept.length, kept.length);
  return true;
}
