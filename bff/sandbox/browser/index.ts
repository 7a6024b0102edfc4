import { stripeAt } from './stripe.ts';
import styles from './styles.css?inline';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  // Constructs the style sheet by script, because the pages' Content Security Policy blocks <style> elements.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  Object.assign(window, { Stripe: stripeAt(script.src) });
}
