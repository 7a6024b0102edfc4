import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, times } from './svg.ts';

/** Draws a shelf of books and plants by a lamp. */
export function shelf(frame: Frame) {
  const { width, height, mood, random } = frame;
  const wall = mix(mood.sky[1], mood.near, 0.35);
  const shelves = height > width ? 3 : 2;
  const board = '#6e4529';
  const rows = times(shelves, (row) => {
    const floor = height * ((row + 1) / shelves) - height * 0.05;
    const room = height / shelves - height * 0.09;
    let drawn = '';
    for (let x = width * 0.05; x < width * 0.92;) {
      if (random.chance(0.13)) {
        drawn += group(plant(frame, room * 0.5), `transform="translate(${round(x + room * 0.26)} ${round(floor)})"`);
        x += room * 0.54;
        continue;
      }
      const wide = width * random.between(0.025, 0.055);
      const tall = room * random.between(0.6, 0.95);
      const cover = mix(
        random.pick([
          mood.accent,
          mood.second,
          mood.paper,
          '#2f6f6b',
          '#7c2f4a',
          '#e3b04b',
          '#31456e',
          '#c95f43',
          '#8a9a5b',
        ]),
        mood.near,
        random.between(0, 0.3),
      );
      const lean = random.chance(0.08) ? random.between(6, 11) : 0;
      const trim = random.chance(0.5) ? lighten(cover, 0.55) : '#e9c46a';
      drawn += group(
        `${rect(0, -tall, wide, tall, cover, 'rx="2"')}${rect(0, -tall, wide * 0.2, tall, lighten(cover, 0.14))}${rect(0, -tall * 0.86, wide, tall * 0.022, trim)}${rect(0, -tall * 0.8, wide, tall * 0.01, trim)}${rect(wide * 0.38, -tall * 0.62, wide * 0.26, tall * random.between(0.2, 0.38), trim, 'opacity=".75"')}${rect(0, -tall * 0.1, wide, tall * 0.02, trim)}`,
        `transform="translate(${round(x + (lean ? tall * 0.16 : 0))} ${round(floor)}) rotate(${round(lean)})"`,
      );
      x += wide + (lean ? tall * 0.2 : 1.5);
    }
    return `${drawn}${rect(0, floor, width, height * 0.022, board)}${rect(0, floor, width, height * 0.005, lighten(board, 0.3))}${rect(0, floor + height * 0.022, width, height * 0.03, 'url(#under)')}`;
  });
  return `<defs>${gradient('wall', [lighten(wall, 0.08), wall, darken(wall, 0.25)])}${glow('lamp', '#ffcf87', 0.75)}<linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".45"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>
    ${rect(0, 0, width, height, 'url(#wall)')}${rows}${circle(width * random.between(0.2, 0.8), height * 0.02, width * 0.85, 'url(#lamp)', 'opacity=".7"')}`;
}

function plant({ mood, random }: Frame, size: number) {
  const pot = random.pick(['#d98255', mood.paper, '#3f6f73']);
  const green = random.pick(['#4f8f57', '#2f7a5f', '#7fa65a']);
  const stems = times(9, (index) => {
    const lean = (index - 4) * 17 + random.between(-6, 6);
    const long = size * random.between(0.55, 0.95);
    return group(
      `<path d="M0 0 C${round(size * 0.14)} ${round(-long * 0.4)} ${round(size * 0.1)} ${round(-long * 0.8)} 0 ${round(-long)} C${round(-size * 0.1)} ${round(-long * 0.8)} ${round(-size * 0.14)} ${round(-long * 0.4)} 0 0 Z" fill="${index % 2 ? green : lighten(green, 0.15)}"/>`,
      `transform="translate(0 ${round(-size * 0.38)}) rotate(${round(lean)})"`,
    );
  });
  return `${stems}${path(`M${round(-size * 0.26)} ${round(-size * 0.42)} H${round(size * 0.26)} L${round(size * 0.19)} 0 H${round(-size * 0.19)} Z`, pot)}${rect(-size * 0.29, -size * 0.46, size * 0.58, size * 0.1, lighten(pot, 0.15), 'rx="3"')}`;
}

/** Draws a cat that watches the sky from a window sill. */
export function cat(frame: Frame) {
  const { width, height, mood, random } = frame;
  const sill = height * 0.8;
  const frameColour = mix(mood.paper, mood.near, 0.08);
  const size = Math.min(width, height) * random.between(0.32, 0.38);
  const fur = random.pick(['#1b1520', '#d98a4b', '#6f625c', '#efe2d0']);
  const x = width * random.between(0.36, 0.64);
  const curtain = (side: number) => {
    const at = side < 0 ? 0 : width;
    return times(4, (index) =>
      path(
        `M${round(at - side * index * width * 0.045)} 0 h${round(-side * width * 0.06)} Q${round(at - side * width * (0.1 + index * 0.03))} ${round(height * 0.5)} ${round(at - side * width * (0.03 + index * 0.028))} ${height} H${at} Z`,
        mix(mood.accent, mood.sky[1], 0.2 + index * 0.16),
        'opacity=".92"',
      ),
    );
  };
  const stripes = times(
    3,
    (index) =>
      `<path d="M${round(-size * 0.2)} ${round(-size * (0.3 + index * 0.13))} q${round(size * 0.2)} ${round(-size * 0.07)} ${round(size * 0.4)} 0" fill="none" stroke="${darken(fur, 0.3)}" stroke-width="${round(size * 0.028)}" stroke-linecap="round" opacity=".6"/>`,
  );
  const body = `<path d="M${round(size * 0.25)} ${round(-size * 0.05)} C${round(size * 0.75)} ${round(size * 0.02)} ${round(size * 0.62)} ${round(size * 0.42)} ${round(size * 0.36)} ${round(size * 0.4)}" fill="none" stroke="${fur}" stroke-width="${round(size * 0.1)}" stroke-linecap="round"/>
    ${path(`M${round(-size * 0.34)} 0 C${round(-size * 0.42)} ${round(-size * 0.42)} ${round(-size * 0.2)} ${round(-size * 0.66)} 0 ${round(-size * 0.66)} C${round(size * 0.2)} ${round(-size * 0.66)} ${round(size * 0.42)} ${round(-size * 0.42)} ${round(size * 0.34)} 0 Z`, fur)}${stripes}
    <ellipse cy="${round(-size * 0.78)}" rx="${round(size * 0.24)}" ry="${round(size * 0.2)}" fill="${fur}"/>${path(`M${round(-size * 0.22)} ${round(-size * 0.82)} L${round(-size * 0.21)} ${round(-size * 1.08)} L${round(-size * 0.05)} ${round(-size * 0.95)} Z M${round(size * 0.22)} ${round(-size * 0.82)} L${round(size * 0.21)} ${round(-size * 1.08)} L${round(size * 0.05)} ${round(-size * 0.95)} Z`, fur)}
    <path d="M${round(-size * 0.3)} ${round(-size * 0.3)} Q${round(-size * 0.36)} ${round(-size * 0.52)} ${round(-size * 0.12)} ${round(-size * 0.64)}" fill="none" stroke="${mood.sun}" stroke-width="${round(size * 0.014)}" opacity=".55" stroke-linecap="round"/>`;

  return `<defs>${gradient('sky', mood.sky)}${glow('halo', mood.sun, 0.8)}${gradient('sill', [lighten(frameColour, 0.2), darken(frameColour, 0.25)])}</defs>
    ${rect(0, 0, width, height, 'url(#sky)')}${circle(width * 0.7, height * 0.5, width * 0.4, 'url(#halo)')}${circle(width * 0.7, height * 0.5, width * 0.075, lighten(mood.sun, 0.3))}
    ${times(17, (index) => rect(index * width * 0.062 - 10, sill - height * random.between(0.04, 0.2), width * 0.066, height * 0.3, mix(mood.far, mood.near, random.between(0.2, 0.6))))}
    ${times(26, () => rect(width * random.next(), sill - height * random.between(0.005, 0.06), 7, 9, '#ffdf9c', 'opacity=".85"'))}
    ${rect(width * 0.49, 0, width * 0.02, sill, frameColour)}${rect(0, height * 0.24, width, width * 0.016, frameColour)}${rect(0, 0, width * 0.03, sill, frameColour)}${rect(width * 0.97, 0, width * 0.03, sill, frameColour)}
    ${rect(0, sill, width, height - sill, 'url(#sill)')}<ellipse cx="${round(x)}" cy="${round(sill + size * 0.04)}" rx="${round(size * 0.5)}" ry="${round(size * 0.06)}" opacity=".25"/>
    ${curtain(-1)}${curtain(1)}${group(body, `transform="translate(${round(x)} ${round(sill + size * 0.03)})"`)}
    ${group(plant(frame, size * 0.55), `transform="translate(${round(x < width / 2 ? width * 0.8 : width * 0.2)} ${round(sill + size * 0.06)})"`)}`;
}

/** Draws a neighbourhood football pitch from above, late in the afternoon with long shadows. */
export function pitch(frame: Frame) {
  const { width, height, mood, random } = frame;
  const grass = mix('#5d9a4a', mood.sky[2], 0.12);
  const bands = times(10, (index) =>
    rect(0, (height / 10) * index, width, height / 10 + 1, index % 2 ? grass : darken(grass, 0.09)),
  );
  const line = 'fill="none" stroke="#fff8e6" stroke-opacity=".85"';
  const stroke = round(Math.min(width, height) * 0.006);
  const inset = { x: width * 0.1, y: height * 0.08 };
  const inner = { width: width - inset.x * 2, height: height - inset.y * 2 };
  const box = (y: number, tall: number) =>
    `<rect x="${round(width * 0.3)}" y="${round(y)}" width="${round(width * 0.4)}" height="${round(tall)}" ${line} stroke-width="${stroke}"/>`;
  const lean = random.between(0.5, 1.1);
  const player = (shirt: string) => {
    const x = width * random.between(0.14, 0.86);
    const y = height * random.between(0.14, 0.88);
    const size = Math.min(width, height) * 0.017;
    return `<path d="M${round(x)} ${round(y)} l${round(size * 4.6 * lean)} ${round(size * 2.5)} l${round(size)} ${round(-size)} Z" fill="#0d1f12" opacity=".38"/><ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size * 1.15)}" ry="${round(size * 0.8)}" fill="${shirt}"/>${circle(x, y - size * 0.15, size * 0.5, random.pick(['#3a2418', '#1d1310', '#7a4b2a']))}`;
  };
  const worn = times(
    9,
    () =>
      `<ellipse cx="${round(width * random.between(0.3, 0.7))}" cy="${round(random.chance(0.5) ? height * random.between(0.08, 0.2) : height * random.between(0.8, 0.92))}" rx="${round(width * random.between(0.03, 0.1))}" ry="${round(height * random.between(0.01, 0.03))}" fill="#c99a63" opacity=".4"/>`,
  );
  const trees = times(22, (index) => {
    const size = Math.min(width, height) * random.between(0.05, 0.09);
    const x = index % 2 ? width * random.between(-0.02, 0.05) : width * random.between(0.95, 1.03);
    const y = (height / 21) * index;
    return `${circle(x + size * lean, y + size * 0.6, size, '#0d1f12', 'opacity=".35"')}${circle(x, y, size, mix('#2f6b3f', mood.near, 0.2))}${circle(x - size * 0.25, y - size * 0.25, size * 0.62, '#4a8a4c')}${circle(x - size * 0.35, y - size * 0.38, size * 0.3, '#6fa858')}`;
  });

  return `<defs>${glow('sun', mood.sun, 0.55)}${gradient('late', [mood.sky[3], mood.sky[1]], { x: 1, y: 1 })}</defs>${bands}${worn}
    <rect x="${round(inset.x)}" y="${round(inset.y)}" width="${round(inner.width)}" height="${round(inner.height)}" ${line} stroke-width="${stroke}"/><path d="M${round(inset.x)} ${round(height / 2)} H${round(width - inset.x)}" ${line} stroke-width="${stroke}"/><circle cx="${round(width / 2)}" cy="${round(height / 2)}" r="${round(Math.min(width, height) * 0.12)}" ${line} stroke-width="${stroke}"/>
    ${box(inset.y, height * 0.14)}${box(height - inset.y - height * 0.14, height * 0.14)}${times(8, () => player(mood.accent))}${times(8, () => player('#f4efe4'))}${circle(width * random.between(0.35, 0.65), height * random.between(0.35, 0.65), Math.min(width, height) * 0.0085, '#ffffff')}${trees}
    ${rect(0, 0, width, height, 'url(#late)', 'opacity=".2"')}${circle(0, 0, width * 0.9, 'url(#sun)')}`;
}
