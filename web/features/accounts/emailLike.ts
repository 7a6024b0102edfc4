/**
 * Returns true for a text that may be or contain an e-mail address, in any form that the platform accepts
 * (bff/platform/accounts/email-address.ts), such as 'Ana <ana@…>'. A plain blank within the address is a mistake,
 * unless it is beside the @ or after a dot.
 */
export function isEmailLike(text: string) {
  return /^(.*[^\w\s])?\s*\S+\s?[@＠]\s?\S+[^\w\s]\s?\S/s.test(text);
}
