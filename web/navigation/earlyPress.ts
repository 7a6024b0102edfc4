declare global {
  interface Window {
    /** Set by the inline script (web/build/boot.ts): removes its listener and clicks the last pressed button. */
    __pressAgain?: () => void;
  }
}

/**
 * Repeats the member's last click on a prerendered button from before React listened. It waits for a task of its own,
 * because during React's work a part that is not hydrated yet would miss the click.
 */
export function pressAgain() {
  setTimeout(() => {
    window.__pressAgain?.();
    delete window.__pressAgain;
  });
}
