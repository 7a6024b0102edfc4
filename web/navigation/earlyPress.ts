declare global {
  interface Window {
    /** The inline script's (web/build/boot.ts): ends its listening, and presses the button that was pressed last. */
    __pressAgain?: () => void;
  }
}

/**
 * A button of the page as it was built is pressed again for the member who did so before React listened. In a task of
 * its own: within React's work a part that it has not taken over yet would not hear it.
 */
export function pressAgain() {
  setTimeout(() => {
    window.__pressAgain?.();
    delete window.__pressAgain;
  });
}
