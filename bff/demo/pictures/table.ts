import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, times } from './svg.ts';

/** Draws coffee from above, on a wooden table in morning light. */
export function coffee(frame: Frame) {
  const { width, height, mood, random } = frame;
  const wood = mix('#8a5a3a', mood.far, 0.18);
  const board = height / random.whole(5, 7);
  const boards = times(Math.ceil(height / board), (index) => {
    const tone = mix(wood, random.chance(0.5) ? '#3c2416' : '#d9a877', random.between(0.03, 0.16));
    const fibres = times(14, () => {
      const y = index * board + random.next() * board;
      return `<path d="M0 ${round(y)} Q${round(width * random.next())} ${round(y + random.between(-9, 9))} ${width} ${round(y + random.between(-5, 5))}" fill="none" stroke="${darken(tone, 0.3)}" stroke-width="${round(random.between(0.8, 2.4))}" opacity=".3"/>`;
    });
    return (
      rect(0, index * board, width, board + 1, tone) +
      fibres +
      rect(0, index * board, width, 3, darken(tone, 0.5), 'opacity=".6"')
    );
  });
  const radius = Math.min(width, height) * random.between(0.26, 0.31);
  const x = width * random.between(0.42, 0.58);
  const y = height * random.between(0.44, 0.56);
  const china = random.pick([
    mood.paper,
    '#e9efe9',
    mix(mood.accent, '#ffffff', 0.25),
    mix(mood.second, '#ffffff', 0.3),
    '#2d3446',
  ]);
  const beans = times(16, () => {
    const angle = random.between(0, Math.PI * 2);
    const away = radius * random.between(1.75, 2.5);
    return group(
      `<ellipse rx="${round(radius * 0.085)}" ry="${round(radius * 0.06)}" fill="#3a2015"/><path d="M${round(-radius * 0.08)} 0 q${round(radius * 0.04)} ${round(-radius * 0.03)} ${round(radius * 0.08)} 0 t${round(radius * 0.08)} 0" stroke="#1d0e08" stroke-width="3" fill="none"/>`,
      `transform="translate(${round(x + Math.cos(angle) * away)} ${round(y + Math.sin(angle) * away)}) rotate(${round(random.between(0, 180))})"`,
    );
  });

  return `<defs>${glow('morning', mood.sun, 0.75)}${gradient('china', [lighten(china, 0.45), china, darken(china, 0.16)], { x: 1, y: 1 })}${gradient('inner', [darken(china, 0.24), lighten(china, 0.2)], { x: 1, y: 1 })}<radialGradient id="brew"><stop offset="0" stop-color="#8a5331"/><stop offset=".75" stop-color="#6b3c20"/><stop offset="1" stop-color="#3f2011"/></radialGradient></defs>
    ${boards}${beans}
    ${group(
      `${circle(radius * 0.16, radius * 0.2, radius * 1.62, '#1d0f08', 'opacity=".34"')}${circle(0, 0, radius * 1.6, 'url(#china)')}${circle(0, 0, radius * 1.28, 'none', `stroke="${darken(china, 0.14)}" stroke-width="${round(radius * 0.02)}"`)}
      ${group(`<rect x="${round(-radius * 0.06)}" y="${round(-radius * 0.8)}" width="${round(radius * 0.12)}" height="${round(radius * 1.5)}" rx="${round(radius * 0.06)}" fill="#d9d4cc"/><ellipse cy="${round(-radius * 0.86)}" rx="${round(radius * 0.17)}" ry="${round(radius * 0.27)}" fill="#e8e4dd"/><ellipse cy="${round(-radius * 0.84)}" rx="${round(radius * 0.11)}" ry="${round(radius * 0.2)}" fill="#bdb6ab"/>`, `transform="rotate(28) translate(${round(-radius * 1.28)} 0)"`)}
      ${circle(radius * 0.09, radius * 0.12, radius * 1.02, '#1d0f08', 'opacity=".3"')}<path d="M${round(radius * 0.82)} ${round(-radius * 0.24)} C${round(radius * 1.62)} ${round(-radius * 0.42)} ${round(radius * 1.62)} ${round(radius * 0.42)} ${round(radius * 0.82)} ${round(radius * 0.24)}" fill="none" stroke="${darken(china, 0.06)}" stroke-width="${round(radius * 0.17)}"/>
      ${circle(0, 0, radius, 'url(#china)')}${circle(0, 0, radius * 0.9, 'url(#inner)')}${circle(0, radius * 0.02, radius * 0.83, 'url(#brew)')}${art(radius, random.whole(0, 1))}
      <path d="M${round(-radius * 0.62)} ${round(-radius * 0.44)} A${round(radius * 0.78)} ${round(radius * 0.78)} 0 0 1 ${round(-radius * 0.1)} ${round(-radius * 0.74)}" stroke="#fff3dd" stroke-width="${round(radius * 0.04)}" stroke-linecap="round" fill="none" opacity=".6"/>`,
      `transform="translate(${round(x)} ${round(y)}) rotate(${round(random.between(-40, 30))})"`,
    )}
    ${circle(0, 0, width * 0.95, 'url(#morning)')}${group(
      times(4, (index) =>
        path(
          `M${round(width * (0.1 + index * 0.3))} 0 h${round(width * 0.14)} l${round(-width * 0.55)} ${height} h${round(-width * 0.14)} Z`,
          '#fff0cf',
        ),
      ),
      'opacity=".1"',
    )}`;
}

/** Draws latte art: a rosette or a heart. */
function art(radius: number, kind: number) {
  const milk = '#f3dfc3';
  if (kind === 0)
    return group(
      path(
        `M0 ${round(radius * 0.56)} C${round(-radius * 0.85)} ${round(radius * 0.02)} ${round(-radius * 0.5)} ${round(-radius * 0.62)} 0 ${round(-radius * 0.2)} C${round(radius * 0.5)} ${round(-radius * 0.62)} ${round(radius * 0.85)} ${round(radius * 0.02)} 0 ${round(radius * 0.56)} Z`,
        milk,
      ) +
        path(
          `M0 ${round(radius * 0.34)} C${round(-radius * 0.48)} ${round(radius * 0.02)} ${round(-radius * 0.3)} ${round(-radius * 0.34)} 0 ${round(-radius * 0.06)} C${round(radius * 0.3)} ${round(-radius * 0.34)} ${round(radius * 0.48)} ${round(radius * 0.02)} 0 ${round(radius * 0.34)} Z`,
          '#d9b98f',
        ),
      '',
    );
  return (
    times(6, (index) => {
      const wide = radius * (0.62 - index * 0.07);
      const y = radius * (0.42 - index * 0.16);
      return `<path d="M${round(-wide)} ${round(y - wide * 0.5)} Q0 ${round(y + wide * 0.7)} ${round(wide)} ${round(y - wide * 0.5)}" fill="none" stroke="${milk}" stroke-width="${round(radius * 0.085)}" stroke-linecap="round"/>`;
    }) +
    path(
      `M0 ${round(-radius * 0.2)} C${round(-radius * 0.3)} ${round(-radius * 0.4)} ${round(-radius * 0.16)} ${round(-radius * 0.62)} 0 ${round(-radius * 0.46)} C${round(radius * 0.16)} ${round(-radius * 0.62)} ${round(radius * 0.3)} ${round(-radius * 0.4)} 0 ${round(-radius * 0.2)} Z`,
      milk,
    )
  );
}

/** Draws a record half out of its sleeve. */
export function vinyl(frame: Frame) {
  const { width, height, mood, random } = frame;
  const side = Math.min(width, height) * 0.62;
  const wall = random.pick([
    mood.second,
    mix(mood.accent, mood.paper, 0.3),
    mood.far,
    mix(mood.sky[3], mood.paper, 0.4),
  ]);
  const colours = random.shuffle([
    mood.accent,
    mood.sky[0],
    mood.sky[3],
    mood.second,
    mood.paper,
    '#e9577a',
    '#2f9e8f',
  ]);
  const [one = mood.accent, two = mood.paper, three = mood.second] = colours;
  const sleeve = random.pick([sunrise, stripes, arcs])(side, one, two, three);
  const radius = side * 0.47;
  const grooves = times(20, (index) =>
    circle(
      0,
      0,
      radius * (0.42 + index * 0.028),
      'none',
      `stroke="#ffffff" stroke-opacity="${index % 5 === 0 ? 0.2 : 0.07}" stroke-width="1.6"`,
    ),
  );
  const shine = [20, 200]
    .map((turn) =>
      group(
        path(
          `M0 0 L${round(radius * 0.98)} ${round(-radius * 0.17)} A${round(radius)} ${round(radius)} 0 0 1 ${round(radius * 0.98)} ${round(radius * 0.17)} Z`,
          '#ffffff',
          'opacity=".13"',
        ),
        `transform="rotate(${turn})"`,
      ),
    )
    .join('');
  const disc = `${circle(10, 16, radius, '#000', 'opacity=".3"')}${circle(0, 0, radius, '#141216')}${grooves}${shine}${circle(0, 0, radius * 0.34, one)}${circle(0, 0, radius * 0.34, 'none', `stroke="${two}" stroke-width="${round(radius * 0.03)}"`)}${path(`M${round(-radius * 0.34)} 0 A${round(radius * 0.34)} ${round(radius * 0.34)} 0 0 1 ${round(radius * 0.34)} 0 Z`, two)}${circle(0, 0, radius * 0.03, wall)}`;

  return `<defs>${gradient('wall', [lighten(wall, 0.3), wall, darken(wall, 0.2)], { x: 1, y: 1 })}${glow('lamp', mood.sun, 0.7)}<clipPath id="sleeve"><rect width="${round(side)}" height="${round(side)}" rx="6"/></clipPath></defs>
    ${rect(0, 0, width, height, 'url(#wall)')}${circle(width * 0.1, height * 0.05, width * 0.8, 'url(#lamp)')}
    ${group(`${group(disc, `transform="translate(${round(side * 0.9)} ${round(side * 0.5)}) rotate(${round(random.between(-60, 60))})"`)}<rect x="12" y="20" width="${round(side)}" height="${round(side)}" rx="6" opacity=".28"/>${group(sleeve, 'clip-path="url(#sleeve)"')}<rect width="${round(side)}" height="${round(side)}" rx="6" fill="none" stroke="#ffffff" stroke-opacity=".25" stroke-width="2"/>`, `transform="translate(${round(width / 2 - side * 0.68)} ${round(height / 2 - side / 2)}) rotate(${round(random.between(-9, 9))} ${round(side / 2)} ${round(side / 2)})"`)}`;
}

type Sleeve = (side: number, one: string, two: string, three: string) => string;

const sunrise: Sleeve = (side, one, two, three) =>
  rect(0, 0, side, side, two) +
  circle(side / 2, side * 0.62, side * 0.34, one) +
  times(7, (index) =>
    rect(0, side * (0.62 + index * 0.055), side, side * (0.012 + index * 0.005), index % 2 ? three : two),
  ) +
  path(
    `M0 ${round(side)} V${round(side * 0.86)} Q${round(side * 0.3)} ${round(side * 0.7)} ${round(side * 0.55)} ${round(side * 0.86)} T${round(side)} ${round(side * 0.8)} V${round(side)} Z`,
    darken(three, 0.3),
  );

const stripes: Sleeve = (side, one, two, three) =>
  rect(0, 0, side, side, darken(one, 0.1)) +
  times(
    6,
    (index) =>
      `<path d="M${round(-side * 0.1)} ${round(side * (0.32 + index * 0.085))} C${round(side * 0.3)} ${round(side * (0.02 + index * 0.085))} ${round(side * 0.6)} ${round(side * (0.78 + index * 0.085))} ${round(side * 1.1)} ${round(side * (0.3 + index * 0.085))}" fill="none" stroke="${[two, three, lighten(one, 0.4)][index % 3] ?? two}" stroke-width="${round(side * 0.062)}"/>`,
  );

const arcs: Sleeve = (side, one, two, three) =>
  rect(0, 0, side, side, lighten(two, 0.3)) +
  times(5, (index) =>
    circle(
      side * 0.3,
      side,
      side * (0.85 - index * 0.15),
      [one, three, lighten(two, 0.3), darken(one, 0.25), three][index] ?? one,
    ),
  ) +
  circle(side * 0.76, side * 0.24, side * 0.12, one);
