import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, times } from './svg.ts';

/** Draws a thicket of tropical leaves with a few blossoms. The leaves at the back are the darkest. */
export function leaves(frame: Frame) {
  const { width, height, mood, random } = frame;
  const greens = [
    mix('#0f3d36', mood.near, 0.3),
    '#17584a',
    '#2a7a55',
    '#4c9a5c',
    '#86b65a',
    mix('#2c8f86', mood.second, 0.3),
  ] as const;
  const depth = (count: number, from: number, size: number) =>
    times(count, (index) => {
      const share = from + (index / count) * 0.33;
      const base = mix(mix(mood.near, '#0a2a26', 0.6), random.pick(greens), Math.min(1, share));
      const kind = random.pick([monstera, blade, fan]);
      const x = width * random.between(-0.05, 1.05);
      const y = height * random.between(-0.05, 1.05);
      return group(
        kind(frame, base, width * size * random.between(0.75, 1.25)),
        `transform="translate(${round(x)} ${round(y)}) rotate(${round(random.between(0, 360))})"`,
      );
    });
  const blossoms = times(random.whole(3, 5), () =>
    group(
      blossom(frame),
      `transform="translate(${round(width * random.between(0.1, 0.9))} ${round(height * random.between(0.1, 0.9))}) rotate(${round(random.between(0, 72))})"`,
    ),
  );

  return `<defs>${gradient('deep', [darken(mood.near, 0.2), '#0a2a26'])}${glow('light', mood.sun, 0.34)}</defs>${rect(0, 0, width, height, 'url(#deep)')}${depth(22, 0.15, 0.3)}${depth(16, 0.45, 0.3)}${circle(width * random.next(), 0, width * 0.9, 'url(#light)')}${depth(9, 0.75, 0.32)}${blossoms}`;
}

function monstera({ random }: Frame, colour: string, size: number) {
  const cuts = times(5, (index) => {
    const y = size * (-0.62 + index * 0.26);
    const reach = size * random.between(0.3, 0.46);
    return [-1, 1]
      .map(
        (side) =>
          `<path d="M${round(side * size * 0.12)} ${round(y + size * 0.05)} Q${round(side * reach)} ${round(y - size * 0.05)} ${round(side * size)} ${round(y - size * 0.22)} Q${round(side * reach * 1.3)} ${round(y + size * 0.05)} ${round(side * size * 0.12)} ${round(y + size * 0.05)} Z" fill="${darken(colour, 0.5)}"/>`,
      )
      .join('');
  });
  const veins = times(5, (index) =>
    [-1, 1]
      .map(
        (side) =>
          `<path d="M0 ${round(size * (-0.5 + index * 0.25))} Q${round(side * size * 0.3)} ${round(size * (-0.56 + index * 0.25))} ${round(side * size * 0.56)} ${round(size * (-0.72 + index * 0.25))}" fill="none" stroke="${lighten(colour, 0.22)}" stroke-width="${round(size * 0.011)}"/>`,
      )
      .join(''),
  );
  const outline = `M0 ${round(-size)} C${round(size * 0.55)} ${round(-size * 0.9)} ${round(size * 0.85)} ${round(-size * 0.2)} ${round(size * 0.62)} ${round(size * 0.4)} C${round(size * 0.5)} ${round(size * 0.72)} ${round(size * 0.18)} ${round(size * 0.7)} 0 ${round(size * 0.5)} C${round(-size * 0.18)} ${round(size * 0.7)} ${round(-size * 0.5)} ${round(size * 0.72)} ${round(-size * 0.62)} ${round(size * 0.4)} C${round(-size * 0.85)} ${round(-size * 0.2)} ${round(-size * 0.55)} ${round(-size * 0.9)} 0 ${round(-size)} Z`;
  const clip = `leaf${Math.round(random.next() * 1e9)}`;
  return `<clipPath id="${clip}"><path d="${outline}"/></clipPath><path d="${outline}" fill="#03110f" opacity=".3" transform="translate(9 14)"/>${group(`${path(outline, colour)}${path(outline, lighten(colour, 0.08), `transform="translate(${round(size * 0.62)} 0)"`)}${cuts}${veins}`, `clip-path="url(#${clip})"`)}<path d="M0 ${round(-size * 0.9)} V${round(size * 0.9)}" stroke="${lighten(colour, 0.26)}" stroke-width="${round(size * 0.022)}"/>`;
}

function blade(_frame: Frame, colour: string, size: number) {
  const outline = `M0 ${round(-size * 1.25)} C${round(size * 0.42)} ${round(-size * 0.7)} ${round(size * 0.4)} ${round(size * 0.4)} 0 ${round(size)} C${round(-size * 0.4)} ${round(size * 0.4)} ${round(-size * 0.42)} ${round(-size * 0.7)} 0 ${round(-size * 1.25)} Z`;
  const half = `M0 ${round(-size * 1.25)} C${round(size * 0.42)} ${round(-size * 0.7)} ${round(size * 0.4)} ${round(size * 0.4)} 0 ${round(size)} Z`;
  const veins = times(
    11,
    (index) =>
      `<path d="M0 ${round(size * (-0.85 + index * 0.16))} l${round(size * 0.24)} ${round(-size * 0.12)} M0 ${round(size * (-0.85 + index * 0.16))} l${round(-size * 0.24)} ${round(-size * 0.12)}" stroke="${darken(colour, 0.22)}" stroke-width="${round(size * 0.01)}"/>`,
  );
  return `<path d="${outline}" fill="#03110f" opacity=".3" transform="translate(8 12)"/>${path(outline, colour)}${path(half, lighten(colour, 0.1))}${veins}<path d="M0 ${round(-size * 1.2)} V${round(size * 1.2)}" stroke="${lighten(colour, 0.3)}" stroke-width="${round(size * 0.02)}"/>`;
}

function fan({ random }: Frame, colour: string, size: number) {
  return times(11, (index) => {
    const length = size * (1.05 - Math.abs(index - 5) * 0.05) * random.between(0.94, 1.06);
    const fill = index % 2 ? colour : lighten(colour, 0.09);
    return group(
      `<path d="M0 0 Q${round(size * 0.11)} ${round(-length * 0.55)} 0 ${round(-length)} Q${round(-size * 0.11)} ${round(-length * 0.55)} 0 0 Z" fill="${fill}"/><path d="M0 0 V${round(-length * 0.94)}" stroke="${darken(colour, 0.3)}" stroke-width="${round(size * 0.008)}"/>`,
      `transform="rotate(${-80 + index * 16})"`,
    );
  });
}

function blossom({ width, mood, random }: Frame) {
  const size = width * random.between(0.055, 0.09);
  const colour = random.pick([mood.accent, '#ef5d78', '#f6b23c', '#f9e3d4']);
  const petals = times(5, (index) =>
    group(
      `<path d="M0 0 C${round(size * 0.75)} ${round(-size * 0.35)} ${round(size * 0.55)} ${round(-size * 1.25)} 0 ${round(-size * 1.1)} C${round(-size * 0.55)} ${round(-size * 1.25)} ${round(-size * 0.75)} ${round(-size * 0.35)} 0 0 Z" fill="${index % 2 ? colour : lighten(colour, 0.12)}"/><path d="M0 ${round(-size * 0.1)} V${round(-size * 0.6)}" stroke="${darken(colour, 0.3)}" stroke-width="${round(size * 0.03)}" opacity=".6"/>`,
      `transform="rotate(${index * 72})"`,
    ),
  );
  return `${circle(6, 10, size * 0.95, '#03110f', 'opacity=".25"')}${petals}<path d="M0 0 Q${round(size * 0.3)} ${round(-size * 0.4)} ${round(size * 0.55)} ${round(-size * 0.5)}" stroke="#f8d878" stroke-width="${round(size * 0.09)}" fill="none" stroke-linecap="round"/>${circle(0, 0, size * 0.13, darken(colour, 0.4))}`;
}

/** Draws cut fruit on a coloured cloth. */
export function fruits(frame: Frame) {
  const { width, height, mood, random } = frame;
  const cloth = random.pick(['#f4b8a0', '#f6d58a', '#9fd0c2', mood.paper, '#f2a65a', '#c7d9a0']);
  const side = width / random.pick([2.5, 3, 3.4]);
  const kinds = random.shuffle([watermelon, citrus, papaya, kiwi, avocado, passionfruit]);
  const rows = Math.ceil(height / (side * 0.94)) + 1;
  const across = Math.ceil(width / side) + 1;
  const laid = times(rows * across, (index) => {
    const row = Math.floor(index / across);
    const x = ((index % across) + (row % 2 ? 0 : 0.5)) * side + random.between(-0.05, 0.05) * side;
    const y = row * side * 0.94 + side * 0.12 + random.between(-0.05, 0.05) * side;
    const draw = kinds[(index + row) % kinds.length] ?? citrus;
    const turn = random.between(0, 360);
    const radius = side * 0.39;
    return `${circle(x + radius * 0.12, y + radius * 0.2, radius * 0.98, darken(cloth, 0.5), 'opacity=".22"')}${group(draw(radius, frame), `transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})"`)}`;
  });
  return `<defs>${gradient('cloth', [lighten(cloth, 0.25), cloth, darken(cloth, 0.12)], { x: 1, y: 1 })}</defs>${rect(0, 0, width, height, 'url(#cloth)')}${laid}`;
}

function watermelon(radius: number) {
  const seeds = times(9, (index) =>
    group(
      `<ellipse cx="0" cy="${round(-radius * (index % 2 ? 0.62 : 0.4))}" rx="${round(radius * 0.035)}" ry="${round(radius * 0.07)}" fill="#2a1416"/>`,
      `transform="rotate(${-80 + index * 20})"`,
    ),
  );
  const slice = (r: number, fill: string) =>
    `<path d="M${round(-r)} 0 A${round(r)} ${round(r)} 0 0 1 ${round(r)} 0 Z" fill="${fill}"/>`;
  return group(
    slice(radius * 1.06, '#2f7a4b') +
      slice(radius * 0.97, '#d9ecc0') +
      slice(radius * 0.9, '#ec4f5c') +
      slice(radius * 0.55, '#f26d73') +
      seeds,
    `transform="translate(0 ${round(radius * 0.45)})"`,
  );
}

function citrus(radius: number, { random }: Frame) {
  const [peel, flesh] = random.pick([
    ['#f08a24', '#f9a94a'],
    ['#8fb93a', '#c9dd6c'],
    ['#e8643c', '#f48a62'],
    ['#f2c230', '#f9df79'],
  ]);
  const wedges = times(10, (index) =>
    group(
      `<path d="M0 ${round(-radius * 0.08)} L${round(radius * 0.2)} ${round(-radius * 0.72)} Q0 ${round(-radius * 0.88)} ${round(-radius * 0.2)} ${round(-radius * 0.72)} Z" fill="${flesh}"/>`,
      `transform="rotate(${index * 36})"`,
    ),
  );
  return (
    circle(0, 0, radius, peel) +
    circle(0, 0, radius * 0.92, '#fff3da') +
    wedges +
    circle(0, 0, radius * 0.07, '#fff3da')
  );
}

function papaya(radius: number, { random }: Frame) {
  const shape = (scale: number, fill: string) =>
    `<path d="M0 ${round(-radius * 1.12 * scale)} C${round(radius * 0.62 * scale)} ${round(-radius * 0.7 * scale)} ${round(radius * 0.86 * scale)} ${round(radius * scale)} 0 ${round(radius * 1.05 * scale)} C${round(-radius * 0.86 * scale)} ${round(radius * scale)} ${round(-radius * 0.62 * scale)} ${round(-radius * 0.7 * scale)} 0 ${round(-radius * 1.12 * scale)} Z" fill="${fill}"/>`;
  const seeds = times(26, () =>
    circle(
      radius * 0.18 * random.between(-1, 1),
      radius * random.between(-0.35, 0.62),
      radius * 0.05,
      random.pick(['#26201c', '#3a322b', '#171310']),
    ),
  );
  return shape(1, '#d9a03a') + shape(0.93, '#f0813f') + shape(0.5, '#f5a35c') + seeds;
}

function kiwi(radius: number) {
  const rays = times(22, (index) =>
    group(
      `<path d="M0 ${round(-radius * 0.26)} L${round(radius * 0.035)} ${round(-radius * 0.76)} L${round(-radius * 0.035)} ${round(-radius * 0.76)} Z" fill="#a9cf5b"/><ellipse cx="0" cy="${round(-radius * 0.4)}" rx="${round(radius * 0.026)}" ry="${round(radius * 0.06)}" fill="#1f1a14"/>`,
      `transform="rotate(${round(index * 16.36)})"`,
    ),
  );
  return (
    circle(0, 0, radius, '#7a5a38') +
    circle(0, 0, radius * 0.93, '#8bbd46') +
    circle(0, 0, radius * 0.8, '#79b03a') +
    rays +
    `<ellipse rx="${round(radius * 0.24)}" ry="${round(radius * 0.2)}" fill="#eef0c4"/>`
  );
}

function avocado(radius: number) {
  const shape = (scale: number, fill: string) =>
    `<path d="M0 ${round(-radius * 1.1 * scale)} C${round(radius * 0.5 * scale)} ${round(-radius * scale)} ${round(radius * 0.95 * scale)} ${round(radius * 0.1 * scale)} ${round(radius * 0.76 * scale)} ${round(radius * 0.6 * scale)} C${round(radius * 0.5 * scale)} ${round(radius * 1.15 * scale)} ${round(-radius * 0.5 * scale)} ${round(radius * 1.15 * scale)} ${round(-radius * 0.76 * scale)} ${round(radius * 0.6 * scale)} C${round(-radius * 0.95 * scale)} ${round(radius * 0.1 * scale)} ${round(-radius * 0.5 * scale)} ${round(-radius * scale)} 0 ${round(-radius * 1.1 * scale)} Z" fill="${fill}"/>`;
  return (
    shape(1, '#3c5a34') +
    shape(0.93, '#b9cf6a') +
    shape(0.82, '#eef0b0') +
    circle(0, radius * 0.38, radius * 0.38, '#7d4f2c') +
    circle(-radius * 0.1, radius * 0.28, radius * 0.14, '#a06c42')
  );
}

function passionfruit(radius: number, { random }: Frame) {
  const pulp = times(34, () => {
    const angle = random.between(0, Math.PI * 2);
    const away = radius * 0.58 * Math.sqrt(random.next());
    const x = Math.cos(angle) * away;
    const y = Math.sin(angle) * away;
    return (
      circle(x, y, radius * 0.11, '#f3a81f') +
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius * 0.04)}" ry="${round(radius * 0.06)}" fill="#2b2014"/>`
    );
  });
  return (
    circle(0, 0, radius, '#5d2c4d') +
    circle(0, 0, radius * 0.9, '#f5e9dc') +
    circle(0, 0, radius * 0.78, '#e8b13a') +
    pulp
  );
}
