import type { CompositionEvent, InputEvent } from 'react';
import { codePoints } from '../../schema/texts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the handlers that limit a field to `max` code points, as the platform counts them. HTML's `maxLength` counts
 * UTF-16 units instead: it would accept as little as half of the allowed text, and would cut pasted text in the middle
 * of an emoji. Text from an input method is cut after the composition, because a change of the field would end the
 * composition.
 */
export function keepWithin(max: number) {
  return {
    onInput: (event: InputEvent<Field>) => {
      if (!event.nativeEvent.isComposing) cut(event.currentTarget, max);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      // React notices the change only if there is an event.
      if (cut(currentTarget, max)) currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/**
 * Removes the characters beyond `max` from the text before the caret, because that text was just typed. The text after
 * the caret stays.
 */
function cut(field: Field, max: number) {
  if (codePoints(field.value) <= max) return false;
  const caret = field.selectionStart ?? field.value.length;
  const [typed, rest] = [field.value.slice(0, caret), field.value.slice(caret)];
  const room = Math.max(0, max - codePoints(rest));
  const units = Array.from(typed).slice(0, room).join('').length;
  // Do not use `graphemeAt` here: it belongs to the feed's code, which the first load of a form does not include.
  const whole = 'Segmenter' in Intl ? new Intl.Segmenter('pt').segment(typed).containing(units)?.index : units;
  const kept = typed.slice(0, whole);
  field.value = kept + rest;
  field.setSelectionRange(kept.length, kept.length);
  return true;
}
