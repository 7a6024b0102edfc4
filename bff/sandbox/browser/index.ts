import { stripeAt } from './stripe.ts';
import styles from './styles.css?inline';

const script = document.currentScript;
if (script instanceof HTMLScriptElement) {
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  document.head.append(sheet);
  Object.assign(window, { Stripe: stripeAt(script.src) });
}
