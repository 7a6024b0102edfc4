declare global {
  interface Window {
    /**
     * Set by the inline script (web/build/boot.ts). Removes the script's click listener and clicks the button that the
     * member clicked last.
     */
    __pressAgain?: () => void;
  }
}

/**
 * Repeats the last click that the member made on a prerendered button before React was listening. It runs in a separate
 * task, because during hydration a part of the page that is not hydrated yet would miss the click.
 */
export function pressAgain() {
  setTimeout(() => {
    window.__pressAgain?.();
    delete window.__pressAgain;
  });
}
