import { keepFilledFields } from './filledFields.ts';
import { keepMovedPresses } from './movedPress.ts';

/** Starts the listeners of the whole page that the first screen does not need. Called after the first load. */
export function afterLoad() {
  keepMovedPresses();
  keepFilledFields();
}
