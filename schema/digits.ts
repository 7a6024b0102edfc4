/**
 * Replaces the decimal digits of every script, such as '３', '٣' and '३', by the digits 0 to 9. Normalizes the text to
 * NFKC. In Unicode, the ten digits of a script follow each other in ascending order.
 */
export function asciiDigits(text: string) {
  return text.normalize('NFKC').replace(/[^\0-\x7f]/gu, (sign) => {
    if (!isDigit(sign)) return sign;
    let distance = 0;
    while (isDigit(String.fromCodePoint(Number(sign.codePointAt(0)) - distance - 1))) distance++;
    return String(distance % 10);
  });
}

function isDigit(sign: string) {
  return /\p{Nd}/u.test(sign);
}
