import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, times, wavering } from './svg.ts';

/** Draws a beach from above: deep water, foam, sand and a few early visitors. */
export function beach(frame: Frame) {
  const { width, height, mood, random } = frame;
  const edge = wavering(random, height * 0.9, 3);
  const shore = (y: number, shift: number) => width * (0.46 + shift) + width * 0.07 * edge(y + shift * 900);
  const line = (shift: number) =>
    Array.from(
      { length: 61 },
      (_, index) => `${round(shore((height * index) / 60, shift))} ${round((height * index) / 60)}`,
    ).join(' L');
  const until = (shift: number) => `M0 0 L${line(shift)} L0 ${height} Z`;
  const sand = mix('#f0d3a4', mood.paper, 0.3);
  const water = ['#0f5f7c', '#1a8699', '#35abb0', '#7fd0c5'].map((colour) => mix(colour, mood.second, 0.16));
  const foam = times(
    5,
    (index) =>
      `<path d="M${line(0.02 - index * 0.055)}" fill="none" stroke="#ffffff" stroke-width="${round(width * (0.012 - index * 0.0019))}" opacity="${round(9 - index * 1.7) / 10}" stroke-dasharray="${round(random.between(260, 600))} ${round(index * random.between(20, 70))}"/>`,
  );
  const glints = times(140, () => {
    const y = height * random.next();
    const x = shore(y, 0) * random.next() * 0.86;
    return `<path d="M${round(x)} ${round(y)} q${round(random.between(10, 26))} ${round(random.between(-8, 8))} ${round(random.between(24, 60))} 0" fill="none" stroke="#e8fbf5" stroke-width="2.4" opacity="${round(random.between(1, 4)) / 10}" stroke-linecap="round"/>`;
  });
  const people = times(13, (index) => {
    const y = height * (0.05 + (index / 13) * 0.93);
    const x = width * random.between(0.64, 0.97);
    return group(spot(frame), `transform="translate(${round(x)} ${round(y)})"`);
  });
  const prints = times(26, (index) =>
    circle(
      width * (0.6 + 0.02 * Math.sin(index / 2)) + (index % 2 ? 9 : -9),
      height * (0.04 + index * 0.036),
      5,
      darken(sand, 0.3),
      'opacity=".3"',
    ),
  );

  return `<defs>${gradient('sea', water, { x: 1, y: 0 })}${gradient('sand', [darken(sand, 0.08), sand, lighten(sand, 0.3)], { x: 1, y: 0 })}${glow('sun', mood.sun, 0.4)}</defs>${rect(0, 0, width, height, 'url(#sand)')}
    ${path(until(0.07), darken(sand, 0.2), 'opacity=".5"')}${path(until(0.045), mix(sand, '#ffffff', 0.6), 'opacity=".7"')}
    ${group(rect(0, 0, width * 0.62, height, 'url(#sea)'), 'clip-path="url(#wet)"')}<clipPath id="wet"><path d="${until(0.02)}"/></clipPath>${foam}${glints}${prints}${people}
    ${circle(width, 0, width * 0.8, 'url(#sun)')}`;
}

function spot({ width, mood, random }: Frame) {
  const size = width * random.between(0.042, 0.06);
  const [one, two] = random.pick([
    [mood.accent, '#fff4e2'],
    ['#e9577a', '#ffe1d8'],
    ['#f3b73c', '#fffaf0'],
    ['#2f8f9e', '#eafaf7'],
    ['#5475d6', '#f3f5ff'],
  ]);
  const towel = group(
    rect(
      -size * 0.3,
      -size * 0.9,
      size * 0.62,
      size * 1.8,
      random.pick(['#f7efe2', mood.second, '#f29a76', '#86b8c9']),
      'rx="3"',
    ) +
      rect(-size * 0.3, -size * 0.5, size * 0.62, size * 0.14, '#ffffff', 'opacity=".6"') +
      rect(-size * 0.3, size * 0.3, size * 0.62, size * 0.14, '#ffffff', 'opacity=".6"'),
    `transform="translate(${round(size * 1.15)} ${round(size * 0.3)}) rotate(${round(random.between(-30, 30))})"`,
  );
  const slices = times(
    8,
    (index) =>
      `<path d="M0 0 L${round(size * Math.cos((index * Math.PI) / 4))} ${round(size * Math.sin((index * Math.PI) / 4))} A${round(size)} ${round(size)} 0 0 1 ${round(size * Math.cos(((index + 1) * Math.PI) / 4))} ${round(size * Math.sin(((index + 1) * Math.PI) / 4))} Z" fill="${index % 2 ? one : two}"/>`,
  );
  return `${towel}${circle(size * 0.28, size * 0.34, size, '#6b4a2c', 'opacity=".28"')}${slices}${circle(0, 0, size * 0.1, darken(one, 0.2))}`;
}
