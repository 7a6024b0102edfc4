type Triple = readonly [number, number, number];

/** Mixes two `#rrggbb` colours in OKLab, because a gradient mixed in RGB looks muddy in the middle. */
export function mix(from: string, to: string, share: number) {
  const a = toLab(from);
  const b = toLab(to);
  return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export function lighten(colour: string, share: number) {
  return mix(colour, '#fff6e9', share);
}

export function darken(colour: string, share: number) {
  return mix(colour, '#0c0610', share);
}

function toLab(hex: string): Triple {
  const red = linear(hex.slice(1, 3));
  const green = linear(hex.slice(3, 5));
  const blue = linear(hex.slice(5, 7));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([lightness, a, b]: Triple) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(encoded).join('')}`;
}

function linear(pair: string) {
  const value = Number.parseInt(pair, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number) {
  const kept = Math.min(1, Math.max(0, value));
  const curved = kept <= 0.0031308 ? kept * 12.92 : 1.055 * kept ** (1 / 2.4) - 0.055;
  return Math.round(curved * 255)
    .toString(16)
    .padStart(2, '0');
}
