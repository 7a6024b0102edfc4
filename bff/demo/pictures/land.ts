import { darken, lighten, mix } from './colour.ts';
import { birds, glitter } from './dusk.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, silhouette, times, wavering } from './svg.ts';

/** Draws dunes under a moon, each dune lit from the moon's side. */
export function dunes(frame: Frame) {
  const { width, height, mood, random } = frame;
  const moon = {
    x: width * random.between(0.2, 0.8),
    y: height * random.between(0.14, 0.3),
    radius: width * random.between(0.06, 0.1),
  };
  const sand = mix(mood.paper, mood.second, 0.45);
  const crests = times(5, (index) => {
    const share = index / 4;
    const waver = wavering(random, width * random.between(0.9, 1.5), 2);
    const base = height * (0.5 + share * 0.34);
    const top = (x: number) => base - height * (0.05 + share * 0.055) * waver(x);
    const lit = mix(mix(mood.sky[3], sand, 0.4), mix(sand, mood.near, 0.55), share);
    const colours = [lighten(lit, 0.42 - share * 0.2), lit, mix(lit, mood.near, 0.5), mix(lit, mood.near, 0.72)];
    const id = `dune${index}`;
    return `<defs><linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${round(moon.x)}" y1="${round(base - height * 0.11)}" x2="${round(width - moon.x)}" y2="${round(base + height * 0.22)}">${colours.map((colour, stop) => `<stop offset="${[0, 0.22, 0.6, 1][stop] ?? 1}" stop-color="${colour}"/>`).join('')}</linearGradient></defs>${path(silhouette(frame, top), `url(#${id})`)}`;
  });
  const stars = times(130, () =>
    circle(
      width * random.next(),
      height * 0.5 * random.next() ** 1.2,
      random.between(0.6, 2.1),
      '#fffaf0',
      `opacity="${round(random.between(1, 9)) / 10}"`,
    ),
  );

  return `<defs>${gradient('sky', mood.sky)}${glow('halo', mood.sun, 0.55)}</defs>${rect(0, 0, width, height, 'url(#sky)')}${stars}${circle(moon.x, moon.y, moon.radius * 3.6, 'url(#halo)')}${circle(moon.x, moon.y, moon.radius, lighten(mood.sun, 0.3))}${crests}`;
}

/** Draws sailing boats on a flat sea, the nearest one in front. */
export function boats(frame: Frame) {
  const { width, height, mood, random } = frame;
  const horizon = height * random.between(0.5, 0.58);
  const sunX = width * random.between(0.25, 0.75);
  const waver = wavering(random, width * 0.7, 4);
  const coast = silhouette(
    { ...frame, height: horizon },
    (x) => horizon - height * 0.035 * Math.max(0, 0.5 + waver(x)),
  );
  const boat = (x: number, y: number, size: number) => {
    const sail = random.pick([mood.paper, mood.accent, lighten(mood.second, 0.3), mood.sun]);
    const lean = random.between(-4, 4);
    return (
      group(
        `<path d="M0 ${round(-size)} Q${round(size * 0.5)} ${round(-size * 0.45)} ${round(size * 0.46)} ${round(-size * 0.1)} L0 ${round(-size * 0.1)} Z" fill="${sail}"/><path d="M${round(-size * 0.05)} ${round(-size * 0.92)} Q${round(-size * 0.3)} ${round(-size * 0.4)} ${round(-size * 0.34)} ${round(-size * 0.1)} L${round(-size * 0.05)} ${round(-size * 0.1)} Z" fill="${mix(sail, mood.near, 0.18)}"/><rect x="${round(-size * 0.035)}" y="${round(-size)}" width="${round(size * 0.022)}" height="${round(size)}" fill="${mood.near}"/><path d="M${round(-size * 0.42)} ${round(-size * 0.05)} L${round(size * 0.52)} ${round(-size * 0.05)} Q${round(size * 0.4)} ${round(size * 0.1)} ${round(size * 0.28)} ${round(size * 0.1)} L${round(-size * 0.26)} ${round(size * 0.1)} Q${round(-size * 0.38)} ${round(size * 0.08)} ${round(-size * 0.42)} ${round(-size * 0.05)} Z" fill="${darken(mood.near, 0.1)}"/>`,
        `transform="translate(${round(x)} ${round(y)}) rotate(${round(lean)})"`,
      ) +
      group(
        `<path d="M${round(-size * 0.2)} 0 L${round(size * 0.3)} 0 L${round(size * 0.02)} ${round(size * 0.8)} Z" fill="${sail}" opacity=".22"/>`,
        `transform="translate(${round(x)} ${round(y + size * 0.12)})"`,
      )
    );
  };
  const fleet = [
    { depth: 0.16, at: random.between(0.12, 0.3) },
    { depth: 0.26, at: random.between(0.74, 0.88) },
    { depth: 0.55, at: random.between(0.34, 0.6) },
  ].map(({ depth, at }) => boat(width * at, horizon + (height - horizon) * depth, width * (0.07 + depth * 0.42)));

  return `<defs>${gradient('sky', mood.sky)}${glow('halo', mood.sun, 0.75)}${gradient('sea', [mix(mood.sky[3], mood.second, 0.25), mix(mood.second, mood.sky[1], 0.4), mix(mood.sky[0], mood.near, 0.4)])}</defs>
    ${rect(0, 0, width, horizon + 1, 'url(#sky)')}${circle(sunX, horizon, width * 0.42, 'url(#halo)')}${circle(sunX, horizon - width * 0.015, width * 0.1, lighten(mood.sun, 0.2))}
    ${path(coast, mix(mood.far, mood.sky[2], 0.3))}${rect(0, horizon, width, height - horizon, 'url(#sea)')}${ripples(frame, horizon)}${glitter(frame, horizon, sunX, width * 0.1)}${fleet.join('')}${birds(frame, horizon)}`;
}

function ripples({ width, height, mood, random }: Frame, horizon: number) {
  return times(60, () => {
    const depth = random.next();
    const length = width * (0.03 + depth * 0.12);
    const x = round(width * random.between(-0.1, 1));
    const y = round(horizon + depth * (height - horizon));
    return `<path d="M${x} ${y} q${round(length / 4)} ${round(-3 - depth * 7)} ${round(length / 2)} 0 t${round(length / 2)} 0" fill="none" stroke="${random.chance(0.5) ? lighten(mood.second, 0.45) : mood.near}" stroke-width="${round(1 + depth * 2.4)}" opacity=".22" stroke-linecap="round"/>`;
  });
}

/** Draws paper kites over the rooftops of a hillside. */
export function kites(frame: Frame) {
  const { width, height, mood, random } = frame;
  const waver = wavering(random, width * 0.9, 3);
  const hill = (x: number) => height * 0.8 - height * 0.06 * waver(x) - (x / width) * height * 0.08;
  const houses = times(110, (index) => {
    const x = width * random.between(-0.03, 1);
    const y = hill(x) + (index / 110) * height * 0.26 - height * 0.02;
    const wide = width * random.between(0.04, 0.075);
    const tall = wide * random.between(0.7, 1.15);
    const wall = mix(
      random.pick([mood.accent, mood.second, mood.paper, '#d9785a', '#e2b15c', '#7fa6a0', '#c95f63', '#8fb5c9']),
      mood.near,
      0.1 + random.next() * 0.22,
    );
    const pane = wide * 0.2;
    return `${rect(x, y, wide, tall, wall)}${rect(x - wide * 0.04, y - tall * 0.08, wide * 1.08, tall * 0.1, darken(wall, 0.25))}${rect(x + wide * 0.18, y + tall * 0.28, pane, pane * 1.2, random.chance(0.4) ? '#ffe2a0' : darken(wall, 0.4))}${rect(x + wide * 0.6, y + tall * 0.28, pane, pane * 1.2, random.chance(0.4) ? '#ffe2a0' : darken(wall, 0.4))}`;
  });
  const flown = times(6, (index) => {
    const x = width * (0.1 + index * 0.155 + random.between(-0.04, 0.04));
    const y = height * random.between(0.1, 0.52);
    const size = width * random.between(0.035, 0.075);
    const one = random.pick([mood.accent, '#f3c14b', '#2f9e8f', '#e9577a', '#5475d6']);
    const tail = times(
      5,
      (knot) =>
        `<path d="M${round(size * 0.18 * Math.sin(knot * 1.7))} ${round(size * (1.25 + knot * 0.3))} l${round(-size * 0.13)} ${round(-size * 0.08)} l0 ${round(size * 0.16)} l${round(size * 0.26)} ${round(-size * 0.16)} l0 ${round(size * 0.16)} Z" fill="${one}"/>`,
    );
    return `<path d="M${round(x)} ${round(y + size)} Q${round(x + width * 0.02)} ${round(height * 0.7)} ${round(width * (0.3 + index * 0.08))} ${round(height * 0.86)}" fill="none" stroke="${mood.near}" stroke-width="1.3" opacity=".4"/>${group(
      `<path d="M0 ${round(-size)} L${round(size * 0.72)} 0 L0 ${round(size)} L${round(-size * 0.72)} 0 Z" fill="${one}"/><path d="M0 ${round(-size)} L${round(size * 0.72)} 0 L0 0 Z M0 ${round(size)} L${round(-size * 0.72)} 0 L0 0 Z" fill="${mood.paper}" opacity=".85"/><path d="M0 ${round(size)} q${round(size * 0.3)} ${round(size * 0.4)} 0 ${round(size * 0.8)} t0 ${round(size * 0.8)}" fill="none" stroke="${mood.paper}" stroke-width="2"/>${tail}`,
      `transform="translate(${round(x)} ${round(y)}) rotate(${round(random.between(-28, 28))})"`,
    )}`;
  });
  const cloud = times(5, () => {
    const x = width * random.between(-0.05, 1);
    const y = height * random.between(0.08, 0.55);
    const size = width * random.between(0.03, 0.06);
    return group(
      `${circle(0, 0, size, '#fff')}${circle(size * 1.1, size * 0.2, size * 0.8, '#fff')}${circle(-size * 1.1, size * 0.3, size * 0.7, '#fff')}${rect(-size * 1.8, size * 0.2, size * 3.7, size * 0.8, '#fff', `rx="${round(size * 0.4)}"`)}`,
      `transform="translate(${round(x)} ${round(y)})" opacity=".42"`,
    );
  });

  return `<defs>${gradient('sky', mood.sky)}</defs>${rect(0, 0, width, height, 'url(#sky)')}${cloud}${path(silhouette(frame, hill), mix(mood.far, mood.near, 0.5))}${houses}${flown}`;
}
