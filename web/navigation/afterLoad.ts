import { keepFilledFields } from './filledFields.ts';
import { keepMovedPresses } from './movedPress.ts';

/** Starts the page-wide listeners that the first screen does not need. Called after the page has loaded. */
export function afterLoad() {
  keepMovedPresses();
  keepFilledFields();
}
