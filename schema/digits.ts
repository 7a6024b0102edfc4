/**
 * Replaces the decimal digits of every script, such as '３', '٣' and '३', by the digits 0 to 9. Normalizes the text to
 * NFKC. In Unicode, the ten digits of a script follow each other in ascending order.
 */
export function asciiDigits(text: string) {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    let distance = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(Number(digit.codePointAt(0)) - distance - 1))) distance++;
    return String(distance % 10);
  });
}
