import { keepFilledFields } from './filledFields.ts';
import { keepMovedPresses } from './movedPress.ts';

/** Starts what listens to the whole page, and which no first screen waits for. */
export function afterLoad() {
  keepMovedPresses();
  keepFilledFields();
}
