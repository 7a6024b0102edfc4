import { keepFilledFields } from './filledFields.ts';
import { keepMovedPresses } from './movedPress.ts';

/** Starts the page-wide listeners that no first screen waits for. */
export function afterLoad() {
  keepMovedPresses();
  keepFilledFields();
}
