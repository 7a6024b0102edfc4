declare global {
  interface Window {
    /**
     * A function that the page's inline script (web/build/boot.ts) defines. It removes the script's click listener and
     * repeats the last click that the member made before the app was ready.
     */
    __pressAgain?: () => void;
  }
}

/**
 * Repeats the last click that the member made on a prerendered button before React was listening. Runs in a separate
 * task: during hydration, a part of the page that is not hydrated yet would ignore the click.
 */
export function pressAgain() {
  setTimeout(() => {
    window.__pressAgain?.();
    delete window.__pressAgain;
  });
}
