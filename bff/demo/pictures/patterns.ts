import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, times } from './svg.ts';

/** Draws a seaside pavement as a walker sees it: waves in two colours, laid in small stone cubes. */
export function calcadao(frame: Frame) {
  const { width, height, mood, random } = frame;
  const dark = random.pick(['#1d1a1f', darken(mood.near, 0.1), mix(mood.far, mood.near, 0.7)]);
  const light = lighten(mood.paper, 0.2);
  const period = width * random.between(0.36, 0.55);
  const amplitude = period * random.between(0.13, 0.17);
  const band = period * random.between(0.2, 0.26);
  const side = Math.ceil(Math.hypot(width, height) * 0.56);
  const line = (y: number, from: number, to: number) =>
    Array.from({ length: 121 }, (_, index) => from + ((to - from) * index) / 120)
      .map((x) => `${round(x)} ${round(y + amplitude * Math.sin((x / period) * Math.PI * 2))}`)
      .join(' L');
  const waves = times(Math.ceil(side / band) + 1, (index) => {
    const y = -side + index * band * 2;
    return path(`M${line(y, -side, side)} L${line(y + band, side, -side)} Z`, dark);
  });
  const cube = width * 0.02;
  const rules = times(
    Math.ceil((side * 2) / cube),
    (index) => `M${-side} ${round(-side + index * cube)}H${side}M${round(-side + index * cube)} ${-side}V${side}`,
  );
  const stones = times(900, () =>
    rect(
      Math.floor(random.between(-side, side) / cube) * cube,
      Math.floor(random.between(-side, side) / cube) * cube,
      cube,
      cube,
      random.chance(0.5) ? '#ffffff' : '#000000',
      'fill-opacity=".08"',
    ),
  );
  const shadowX = width * random.between(-0.1, 0.5);

  return `<defs>${glow('sun', mood.sun, 0.5)}${gradient('tone', [mood.sky[2], mood.sky[0]], { x: 1, y: 1 })}</defs>${rect(0, 0, width, height, light)}
    ${group(`${waves}${stones}<path d="${rules}" stroke="#7d7266" stroke-width="1.6" opacity=".4"/>`, `transform="translate(${round(width / 2)} ${round(height / 2)}) rotate(${round(random.between(-38, 38))})"`)}
    ${rect(0, 0, width, height, 'url(#tone)', 'opacity=".2"')}${circle(width * 0.2, height * 0.1, width * 0.8, 'url(#sun)')}
    ${palmShadow(frame, shadowX)}`;
}

function palmShadow({ width, height, random }: Frame, x: number) {
  const y = height * random.between(0.55, 0.8);
  const fronds = times(9, (index) => {
    const angle = -200 + index * 27 + random.between(-8, 8);
    const length = width * random.between(0.34, 0.46);
    const teeth = times(16, (tooth) => {
      const at = length * (0.12 + tooth * 0.055);
      const reach = length * 0.2 * Math.sin(((tooth + 2) / 18) * Math.PI);
      return `<path d="M${round(at)} ${round(at * at * 0.0006)} l${round(reach * 0.6)} ${round(reach)} l${round(length * 0.025)} ${round(-reach * 0.1)} Z M${round(at)} ${round(at * at * 0.0006)} l${round(reach * 0.6)} ${round(-reach)} l${round(length * 0.025)} ${round(reach * 0.1)} Z"/>`;
    });
    return group(
      `<path d="M0 -3 Q${round(length / 2)} -6 ${round(length)} ${round(length * length * 0.0006)} Q${round(length / 2)} 6 0 3 Z"/>${teeth}`,
      `transform="rotate(${round(angle)})"`,
    );
  });
  return group(
    `${fronds}<path d="M-9 0 Q${round(width * 0.05)} ${round(height * 0.4)} ${round(width * 0.2)} ${round(height)} l40 0 Q${round(width * 0.09)} ${round(height * 0.4)} 11 0 Z"/>`,
    `transform="translate(${round(x)} ${round(y)})" fill="#1a0f24" opacity=".34"`,
  );
}

/** Draws painted tiles: rotated copies of one motif. */
export function azulejo(frame: Frame) {
  const { width, height, mood, random } = frame;
  const [ink, warm, ground] = random.pick([
    ['#23408e', '#e9a23b', '#f4f1e6'],
    ['#1f6f78', '#ef7d57', '#f6efe2'],
    [mix(mood.far, mood.near, 0.4), mood.accent, mood.paper],
    ['#7a2c3a', '#e8b04b', '#f7ecdd'],
  ]);
  const across = random.whole(3, 5);
  const side = width / across;
  const half = side / 2;
  const petals = random.whole(2, 4);
  const quarter = `${path(`M0 0 L${round(half)} 0 A${round(half)} ${round(half)} 0 0 1 0 ${round(half)} Z`, ink, 'opacity=".12"')}
    ${times(petals, (index) => group(path(`M0 0 C${round(half * 0.28)} ${round(-half * 0.16)} ${round(half * 0.6)} ${round(-half * 0.14)} ${round(half * 0.84)} 0 C${round(half * 0.6)} ${round(half * 0.14)} ${round(half * 0.28)} ${round(half * 0.16)} 0 0 Z`, index % 2 ? warm : ink), `transform="rotate(${round((90 / (petals - 1)) * index)})"`))}
    <path d="M${round(half)} ${round(half * 0.42)} A${round(half * 0.58)} ${round(half * 0.58)} 0 0 0 ${round(half * 0.42)} ${round(half)}" fill="none" stroke="${ink}" stroke-width="${round(side * 0.035)}"/>
    ${circle(half, half, half * 0.34, warm)}${circle(half, half, half * 0.2, ground)}${circle(half, half, half * 0.1, ink)}
    ${circle(half * 0.66, half * 0.66, side * 0.022, ink)}`;
  const motif =
    times(4, (index) => group(quarter, `transform="rotate(${index * 90})"`)) +
    circle(0, 0, half * 0.16, ground) +
    circle(0, 0, half * 0.09, warm);
  const tiles = times(across * (Math.ceil(height / side) + 1), (index) => {
    const x = (index % across) * side;
    const y = Math.floor(index / across) * side;
    const glaze = mix(ground, random.pick([ink, warm, '#ffffff']), random.between(0, 0.09));
    return group(
      `${rect(-half, -half, side, side, glaze)}<use href="#motif"/><rect x="${round(-half + 2)}" y="${round(-half + 2)}" width="${round(side - 4)}" height="${round(side - 4)}" fill="none" stroke="#ffffff" stroke-width="3" opacity=".4"/><rect x="${round(-half)}" y="${round(-half)}" width="${round(side)}" height="${round(side)}" fill="none" stroke="#5b5348" stroke-width="2.4" opacity=".5"/>`,
      `transform="translate(${round(x + half)} ${round(y + half)})"`,
    );
  });

  return `<defs><g id="motif">${motif}</g>${gradient('light', ['#fff4dc', '#fff4dc', mood.sky[1]], { x: 1, y: 1 })}</defs>${tiles}${rect(0, 0, width, height, 'url(#light)', 'opacity=".22"')}`;
}

/** Draws house fronts of an old town, each in a different colour. */
export function casario(frame: Frame) {
  const { width, height, mood, random } = frame;
  const street = height * 0.86;
  const walls = random.shuffle([
    '#e9a13b',
    '#d9573f',
    '#3f8f8a',
    '#e7c9a5',
    '#c8506b',
    '#5f83b8',
    '#8fae5d',
    '#f0e4cf',
    '#b7683c',
    '#7d5a94',
  ]);
  const count = random.whole(4, 5);
  const wide = width / count;
  const fronts = times(count, (index) => {
    const wall = mix(walls[index] ?? mood.accent, mood.sky[2], 0.1);
    const x = index * wide;
    const top = height * random.between(0.24, 0.42);
    const trim = lighten(wall, 0.75);
    const leaf = random.pick(['#2e6b5e', '#27476e', '#7c2f33', '#f4ead7', '#3f5a34']);
    const floors = top < height * 0.34 ? 2 : 1;
    const opening = (ox: number, oy: number, tall: number, door: boolean) => {
      const w = wide * 0.25;
      const arch = `M${round(ox)} ${round(oy + tall)} V${round(oy + w * 0.3)} Q${round(ox + w / 2)} ${round(oy - w * 0.16)} ${round(ox + w)} ${round(oy + w * 0.3)} V${round(oy + tall)} Z`;
      const lit = !door && random.chance(0.35);
      return `<path d="${arch}" fill="${lit ? '#ffd27a' : leaf}" stroke="${trim}" stroke-width="${round(wide * 0.035)}"/><path d="M${round(ox + w / 2)} ${round(oy)} V${round(oy + tall)}" stroke="${trim}" stroke-width="3" opacity=".7"/>${door ? '' : `${rect(ox - w * 0.16, oy + tall, w * 1.32, wide * 0.035, trim)}${random.chance(0.5) ? times(7, (bloom) => circle(ox + bloom * w * 0.17, oy + tall - wide * 0.012 - random.next() * wide * 0.03, wide * 0.026, random.pick([mood.accent, '#f3c14b', '#e9577a', '#4d8a4f']))) : ''}`}`;
    };
    const upper =
      floors === 2
        ? opening(x + wide * 0.18, top + height * 0.1, height * 0.13, false) +
          opening(x + wide * 0.57, top + height * 0.1, height * 0.13, false)
        : '';
    const lower =
      opening(x + wide * 0.18, street - height * 0.24, height * 0.13, false) +
      opening(x + wide * 0.57, street - height * 0.25, height * 0.25, true);
    return `<defs>${gradient(`wall${index}`, [lighten(wall, 0.12), wall, darken(wall, 0.14)])}</defs>${rect(x, top, wide + 1, street - top, `url(#wall${index})`)}
      ${path(`M${round(x - 4)} ${round(top)} L${round(x + wide * 0.08)} ${round(top - height * 0.045)} H${round(x + wide * 0.92)} L${round(x + wide + 4)} ${round(top)} Z`, mix('#b5593a', mood.near, 0.12))}
      ${times(12, (tile) => rect(x + wide * (0.06 + tile * 0.075), top - height * 0.044, 2, height * 0.042, darken('#b5593a', 0.3), 'fill-opacity=".5"'))}
      ${rect(x - 2, top, wide + 4, height * 0.014, trim)}${rect(x, street - height * 0.05, wide, height * 0.05, darken(wall, 0.3))}${upper}${lower}`;
  });
  const flags = times(3, (line) => {
    const y = height * (0.06 + line * 0.07);
    return (
      `<path d="M0 ${round(y)} Q${round(width / 2)} ${round(y + height * 0.09)} ${width} ${round(y - height * 0.01)}" fill="none" stroke="${mood.near}" stroke-width="2"/>` +
      times(15, (index) => {
        const share = (index + 0.5) / 15;
        const at =
          (1 - share) ** 2 * y + 2 * share * (1 - share) * (y + height * 0.09) + share ** 2 * (y - height * 0.01);
        const size = Math.min(width, height) * 0.024;
        return path(
          `M${round(share * width - size)} ${round(at)} h${round(size * 2)} v${round(size * 2.4)} l${round(-size)} ${round(-size * 0.8)} l${round(-size)} ${round(size * 0.8)} Z`,
          random.pick([mood.accent, '#f3c14b', '#2f9e8f', '#e9577a', '#5475d6', mood.paper]),
        );
      })
    );
  });
  const stones = times(
    160,
    () =>
      `<ellipse cx="${round(width * random.next())}" cy="${round(street + (height - street) * random.next())}" rx="${round(random.between(12, 30))}" ry="${round(random.between(5, 10))}" fill="${mix('#8a7b6c', mood.near, random.next() * 0.5)}" fill-opacity=".6"/>`,
  );

  return `<defs>${gradient('sky', mood.sky)}</defs>${rect(0, 0, width, height, 'url(#sky)')}${fronts}${rect(0, street, width, height - street, mix('#7b6d60', mood.near, 0.3))}${stones}${flags}`;
}
