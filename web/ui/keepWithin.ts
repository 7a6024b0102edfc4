import type { CompositionEvent, InputEvent } from 'react';
import { codePoints } from '../../schema/texts.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Returns the handlers that limit a field to so many code points, as the platform counts them. `maxLength` counts
 * UTF-16 units, refuses half of what the platform takes, and cuts a pasted name within an emoji. What a keyboard
 * composes is cut once it stands: a change of the field ends the composition.
 */
export function keepWithin(max: number) {
  return {
    onInput: (event: InputEvent<Field>) => {
      if (!event.nativeEvent.isComposing) cut(event.currentTarget, max);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>) => {
      // React hears of the change by the event, as of every other.
      if (cut(currentTarget, max)) currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
    },
  };
}

/** Takes off the end of what was put in, before the caret, so that what stood there stays. */
function cut(field: Field, max: number) {
  if (codePoints(field.value) <= max) return false;
  const caret = field.selectionStart ?? field.value.length;
  const [typed, rest] = [field.value.slice(0, caret), field.value.slice(caret)];
  const room = Math.max(0, max - codePoints(rest));
  const units = Array.from(typed).slice(0, room).join('').length;
  // By itself instead of by graphemeAt: that is a part of the feed's code, which the first load of forms is without.
  const whole = 'Segmenter' in Intl ? new Intl.Segmenter('pt').segment(typed).containing(units)?.index : units;
  const kept = typed.slice(0, whole);
  field.value = kept + rest;
  field.setSelectionRange(kept.length, kept.length);
  return true;
}
