import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, rect, round, times } from './svg.ts';

/** Draws rows of buildings at night, some of their windows lit. */
export function skyline(frame: Frame) {
  const { width, height, mood, random } = frame;
  const ground = height * 0.84;
  const moon = {
    x: width * random.between(0.15, 0.85),
    y: height * random.between(0.12, 0.26),
    radius: width * random.between(0.035, 0.06),
  };
  const stars = times(90, () =>
    circle(
      width * random.next(),
      height * 0.55 * random.next(),
      random.between(0.6, 1.9),
      '#ffffff',
      `opacity="${round(random.between(1, 8)) / 10}"`,
    ),
  );

  return `<defs>${gradient('sky', [darken(mood.sky[0], 0.2), mood.sky[0], mood.sky[1], mix(mood.sky[2], mood.sky[3], 0.25)])}${glow('halo', mood.sun, 0.5)}${glow('warm', mood.accent, 0.55)}${gradient('street', [mix(mood.near, mood.sky[1], 0.4), darken(mood.near, 0.5)])}</defs>
    ${rect(0, 0, width, height, 'url(#sky)')}${stars}
    ${circle(moon.x, moon.y, moon.radius * 4, 'url(#halo)')}${circle(moon.x, moon.y, moon.radius, lighten(mood.sun, 0.2))}${circle(moon.x + moon.radius * 0.3, moon.y - moon.radius * 0.15, moon.radius * 0.18, mix(mood.sun, mood.sky[2], 0.25), 'opacity=".5"')}
    <ellipse cx="${round(width / 2)}" cy="${round(ground)}" rx="${round(width * 0.75)}" ry="${round(height * 0.32)}" fill="url(#warm)" opacity=".7"/>
    ${row(frame, ground, { tall: 0.5, share: 0, lit: 0.12 })}
    ${row(frame, ground, { tall: 0.4, share: 0.5, lit: 0.3 })}
    ${row(frame, ground, { tall: 0.29, share: 1, lit: 0.42 })}
    ${rect(0, ground, width, height - ground, 'url(#street)')}
    ${reflections(frame, ground)}`;
}

function row(frame: Frame, ground: number, { tall, share, lit }: { tall: number; share: number; lit: number }) {
  const { width, height, mood, random } = frame;
  const colour = mix(mix(mood.sky[1], mood.sky[2], 0.35), darken(mood.near, 0.1), 0.2 + share * 0.75);
  let drawn = '';
  for (let x = -width * random.between(0, 0.06); x < width;) {
    const wide = width * random.between(0.055, 0.13) * (0.8 + share * 0.35);
    const high = height * tall * random.between(0.45, 1);
    drawn += building(frame, { x, top: ground - high, wide, ground, colour, lit, share });
    x += wide + (random.chance(0.3) ? width * random.between(0.003, 0.02) : 0);
  }
  return drawn;
}

interface Building {
  x: number;
  top: number;
  wide: number;
  ground: number;
  colour: string;
  lit: number;
  share: number;
}

function building({ width, mood, random }: Frame, { x, top, wide, ground, colour, lit, share }: Building) {
  const tint = mix(colour, random.pick([mood.far, mood.second, mood.near]), 0.12);
  const pane = width * (0.008 + share * 0.004);
  const gap = pane * random.between(0.55, 0.9);
  const columns = Math.floor((wide - gap) / (pane + gap));
  const margin = (wide - columns * (pane + gap) + gap) / 2;
  // Mixes the colours in advance instead of drawing translucent shapes, because thousands of translucent shapes would
  // take seconds to render.
  const lights = [
    mix(tint, mood.accent, 0.9),
    mix(tint, mood.accent, 0.6),
    mix(tint, '#ffd79a', 0.9),
    mix(tint, '#ffd79a', 0.65),
    mix(tint, '#ffe9c4', 0.85),
    mix(tint, mood.second, 0.6),
  ] as const;
  const dark = darken(tint, 0.14);
  let inside = rect(x, top, wide, ground - top, tint) + rect(x, top, wide * 0.12, ground - top, lighten(tint, 0.07));
  for (let y = top + pane * 1.4; y < ground - pane * 2; y += pane + gap * 1.2) {
    for (let column = 0; column < columns; column += 1) {
      const glows = random.chance(lit);
      inside += rect(x + margin + column * (pane + gap), y, pane, pane, glows ? random.pick(lights) : dark);
    }
  }
  if (random.chance(0.35)) {
    const mast = width * random.between(0.02, 0.06);
    inside +=
      rect(x + wide / 2, top - mast, width / 420, mast, tint) +
      circle(x + wide / 2 + 1, top - mast, width / 320, '#ff6a55');
  } else if (random.chance(0.4)) {
    inside += rect(x + wide * 0.2, top - width * 0.018, wide * 0.36, width * 0.02, tint);
  }
  return inside;
}

function reflections({ width, height, mood, random }: Frame, ground: number) {
  return times(150, () => {
    const depth = random.next();
    return rect(
      width * random.next(),
      ground + depth * (height - ground),
      width * random.between(0.01, 0.05),
      height * 0.0028,
      random.pick([mood.accent, '#ffd79a', mood.second]),
      `rx="2" opacity="${round((1 - depth * 0.7) * random.between(1, 4.5)) / 10}"`,
    );
  });
}
