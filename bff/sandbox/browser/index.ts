import { stripeAt } from './stripe.ts';
import styles from './styles.css?inline';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  // The pages' Content Security Policy blocks <style> elements, but not style sheets that a script constructs.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  Object.assign(window, { Stripe: stripeAt(script.src) });
}
