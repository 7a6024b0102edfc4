const MAX_VALUE_LENGTH = 99;

interface Charge {
  /** The URL of the charge at the receiver's bank, without the leading `https://`. */
  location: string;
  centavos: number;
  receiver: string;
  city: string;
}

/**
 * Returns the text of a Pix code that can be paid a single time (a dynamic BR Code). The text follows the Central
 * Bank's "Manual de Padrões para Iniciação do Pix", which is based on EMV's QR code format.
 */
export function brCodeOf({ location, centavos, receiver, city }: Charge) {
  const account = field('00', 'br.gov.bcb.pix') + field('25', location);
  const code = [
    field('00', '01'),
    field('01', '12'),
    field('26', account),
    field('52', '0000'),
    field('53', '986'),
    field('54', (centavos / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', receiver),
    field('60', city),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return code + crc16Of(code);
}

function field(id: string, value: string) {
  if (value.length > MAX_VALUE_LENGTH) throw new RangeError(`field ${id} of a BR Code holds 99 characters`);
  return id + String(value.length).padStart(2, '0') + value;
}

/** Returns the CRC-16/CCITT-FALSE of an ASCII text as four hexadecimal digits. */
function crc16Of(text: string) {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'latin1')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ ((crc & 0x8000) === 0 ? 0 : 0x1021)) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
