import { stripeAt } from './stripe.ts';
import styles from './styles.css?inline';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  // Pages refuse style elements, and take what a script of theirs makes.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  Object.assign(window, { Stripe: stripeAt(script.src) });
}
