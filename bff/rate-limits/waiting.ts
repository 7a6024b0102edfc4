/**
 * Returns the message for a person whose call was throttled, such as 'Você está indo rápido demais. Tente novamente em
 * 40 segundos.'
 */
export function waitingWords(seconds: number | undefined) {
  if (seconds === undefined) return 'Muitas tentativas. Aguarde um pouco e tente novamente.';
  return `Você está indo rápido demais. Tente novamente em ${span(seconds)}.`;
}

function span(seconds: number) {
  if (seconds < 60) return counted(Math.max(1, Math.ceil(seconds)), 'segundo');
  if (seconds < 3_600) return counted(Math.ceil(seconds / 60), 'minuto');
  return counted(Math.ceil(seconds / 3_600), 'hora');
}

function counted(count: number, word: string) {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
