import type { Locator } from '@playwright/test';

/**
 * Waits until the element has kept its position for 20 frames: neither scrolling nor content that loads above moves the
 * element any more.
 */
export async function atRest(element: Locator) {
  await element.evaluate(async (each) => {
    let top = Number.NaN;
    for (let frames = 0; frames < 20;) {
      await new Promise(requestAnimationFrame);
      const now = each.getBoundingClientRect().top;
      frames = now === top ? frames + 1 : 0;
      top = now;
    }
  });
}
