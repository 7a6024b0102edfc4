import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, path, rect, round, silhouette, times, wavering } from './svg.ts';

/** Draws layered hills, a low sun and its reflection in the sea. */
export function dusk(frame: Frame) {
  const { width, height, mood, random } = frame;
  const horizon = height * random.between(0.6, 0.68);
  const sunX = width * random.between(0.3, 0.7);
  const sunY = horizon - height * random.between(0.03, 0.15);
  const radius = width * random.between(0.08, 0.12);
  const layers = 4;

  const hills = times(layers, (index) => {
    const share = index / (layers - 1);
    const waver = wavering(random, width * (0.85 - share * 0.25), 5);
    const lift = height * (0.16 - share * 0.1);
    const lean = random.chance(0.5) ? 1 : -1;
    const top = (x: number) =>
      horizon - lift * (0.55 + 0.6 * waver(x)) * (1 + lean * (x / width - 0.5) * 1.3) * (1 - share * 0.2);
    const colour = mix(mix(mood.sky[2], mood.far, 0.45 + share * 0.55), mood.near, share * 0.72);
    return (
      path(
        silhouette({ ...frame, height: horizon + 2 }, (x) => Math.min(horizon, top(x))),
        `url(#hill${index})`,
      ) + `<defs>${gradient(`hill${index}`, [colour, mix(colour, mood.sky[3], 0.34 - share * 0.2)])}</defs>`
    );
  });

  return `<defs>${gradient('sky', mood.sky)}${glow('halo', mood.sun, 0.85)}${gradient('sea', [mix(mood.sky[3], mood.sky[2], 0.35), mix(mood.sky[1], mood.near, 0.35), darken(mood.near, 0.2)])}</defs>
    ${rect(0, 0, width, horizon + 1, 'url(#sky)')}
    ${clouds(frame, horizon)}
    ${circle(sunX, sunY, radius * 4.2, 'url(#halo)')}${circle(sunX, sunY, radius, lighten(mood.sun, 0.25))}
    ${hills}
    ${rect(0, horizon, width, height - horizon, 'url(#sea)')}
    ${glitter(frame, horizon, sunX, radius)}
    ${birds(frame, horizon)}`;
}

function clouds({ width, mood, random }: Frame, horizon: number) {
  return times(9, () => {
    const y = horizon * random.between(0.16, 0.82);
    const length = width * random.between(0.16, 0.5);
    const x = width * random.between(-0.1, 0.9);
    const thickness = length * random.between(0.016, 0.04);
    const tint = mix(mood.sky[3], mood.sun, random.next());
    return `<rect x="${round(x)}" y="${round(y)}" width="${round(length)}" height="${round(thickness)}" rx="${round(thickness / 2)}" fill="${tint}" opacity="${round(random.between(1, 3.4)) / 10}"/>`;
  });
}

/** Draws short strokes of light on the water, which become wider and rarer towards the shore. */
export function glitter({ width, height, mood, random }: Frame, horizon: number, lightX: number, radius: number) {
  return times(90, () => {
    const depth = random.next() ** 1.5;
    const spread = radius * (0.6 + depth * 2.6);
    const length = radius * random.between(0.12, 0.7) * (0.5 + depth);
    const x = lightX + (random.next() + random.next() - 1) * spread;
    const y = horizon + depth * (height - horizon) * 0.96 + 3;
    return `<rect x="${round(x - length / 2)}" y="${round(y)}" width="${round(length)}" height="${round(width * (0.0022 + depth * 0.0035))}" rx="3" fill="${lighten(mood.sun, 0.1)}" opacity="${round((1 - depth * 0.75) * random.between(4, 9)) / 10}"/>`;
  });
}

export function birds({ width, mood, random }: Frame, horizon: number) {
  const x = width * random.between(0.12, 0.8);
  const y = horizon * random.between(0.3, 0.5);
  return times(random.whole(3, 6), () => {
    const span = width * random.between(0.012, 0.022);
    const at = { x: round(x + random.between(-0.1, 0.1) * width), y: round(y + random.between(-0.05, 0.05) * width) };
    return `<path d="M${at.x} ${at.y} q${round(span / 2)} ${round(-span * 0.6)} ${round(span)} 0 q${round(span / 2)} ${round(-span * 0.6)} ${round(span)} 0" fill="none" stroke="${mood.near}" stroke-width="${round(width / 330)}" stroke-linecap="round" opacity=".75"/>`;
  });
}

/** Draws a bay with domed rocks, lamps along the shore, and a cable between two summits. */
export function bay(frame: Frame) {
  const { width, height, mood, random } = frame;
  const shore = height * 0.66;
  const sunX = width * random.between(0.18, 0.36);
  const sunY = shore * random.between(0.58, 0.7);
  const rock = (centre: number, span: number, tall: number, power: number) => (x: number) =>
    tall * Math.exp(-(Math.abs((x / width - centre) / span) ** power));
  const loaf = rock(0.7, 0.115, height * 0.33, 2.7);
  const urca = rock(0.43, 0.14, height * 0.14, 2.4);
  const distant = [
    rock(0.12, 0.2, height * 0.13, 2.2),
    rock(0.3, 0.07, height * 0.17, 1.6),
    rock(0.92, 0.16, height * 0.17, 2),
  ];
  const rough = wavering(random, width * 0.1, 3);
  const back = silhouette(
    { ...frame, height: shore },
    (x) => shore - Math.max(...distant.map((at) => at(x))) - height * 0.012 * (1 + rough(x)),
  );
  const front = silhouette(
    { ...frame, height: shore },
    (x) => shore - Math.max(loaf(x), urca(x)) - height * 0.004 * (1 + rough(x * 2)),
  );
  const lamps = times(70, () =>
    circle(
      width * random.next(),
      shore + random.between(-5, 4),
      random.between(1.4, 3.4),
      random.pick([mood.accent, mood.sun, '#ffd48a']),
      `opacity="${round(random.between(5, 10)) / 10}"`,
    ),
  );
  const near = mix(mood.near, mood.far, 0.12);

  return `<defs>${gradient('sky', mood.sky)}${glow('halo', mood.sun, 0.8)}${gradient('water', [mix(mood.sky[3], mood.sky[2], 0.5), mix(mood.sky[1], mood.near, 0.5)])}${gradient('back', [mix(mood.far, mood.sky[1], 0.3), mix(mood.far, mood.sky[3], 0.45)])}${gradient('front', [near, mix(near, mood.far, 0.5)])}</defs>
    ${rect(0, 0, width, height, 'url(#sky)')}${clouds(frame, shore)}
    ${circle(sunX, sunY, width * 0.34, 'url(#halo)')}${circle(sunX, sunY, width * 0.065, lighten(mood.sun, 0.3))}
    ${path(back, 'url(#back)')}${path(front, 'url(#front)')}
    <path d="M${round(width * 0.43)} ${round(shore - height * 0.142)} Q${round(width * 0.57)} ${round(shore - height * 0.2)} ${round(width * 0.69)} ${round(shore - height * 0.332)}" fill="none" stroke="${mood.near}" stroke-width="${round(width / 700)}" opacity=".8"/>
    ${rect(width * 0.555, shore - height * 0.213, width * 0.018, width * 0.011, mood.near, 'rx="3"')}
    ${rect(0, shore, width, height - shore, 'url(#water)')}${glitter(frame, shore, sunX, width * 0.07)}${lamps}
    ${times(40, () => rect(width * random.next(), shore + random.between(4, 40), 2.4, random.between(12, 60), mood.accent, 'opacity=".16" rx="1.2"'))}
    ${birds(frame, shore)}`;
}
