import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, silhouette, times, wavering } from './svg.ts';

/** Draws the glow and the flying sparks of a fire that is below the picture's edge. */
export function embers(frame: Frame) {
  const { width, height, mood, random } = frame;
  const hot = ['#fff1c9', '#ffd27a', '#ff9d4a', mood.accent, '#e0402f'] as const;
  const centre = width * random.between(0.35, 0.65);
  const sparks = times(260, () => {
    const rise = random.next() ** 1.35;
    const x =
      centre + (random.next() + random.next() - 1) * width * (0.12 + rise * 0.55) + Math.sin(rise * 9) * width * 0.04;
    const y = height * (1 - rise);
    const size = width * random.between(0.0014, 0.0056) * (1.15 - rise * 0.6);
    const stretch = random.between(1, 4.2);
    const colour = hot[Math.min(4, Math.floor(rise * 4 + random.next() * 1.4))] ?? hot[4];
    return `<ellipse rx="${round(size)}" ry="${round(size * stretch)}" fill="${colour}" opacity="${round((1.05 - rise * 0.7) * 10) / 10}" transform="translate(${round(x)} ${round(y)}) rotate(${round(random.between(-35, 35))})"/>`;
  });
  const halos = times(26, () =>
    circle(
      centre + (random.next() - 0.5) * width * 0.8,
      height * random.between(0.35, 1),
      width * random.between(0.012, 0.045),
      'url(#spark)',
      `opacity="${round(random.between(2, 7)) / 10}"`,
    ),
  );
  const flames = times(7, (index) => {
    const x = centre + (index - 3) * width * 0.1 + random.between(-20, 20);
    const tall = height * random.between(0.16, 0.34) * (1 - Math.abs(index - 3) * 0.15);
    const wide = width * random.between(0.08, 0.13);
    const sway = random.between(-0.5, 0.5) * wide;
    return path(
      `M${round(x - wide)} ${height} C${round(x - wide * 1.1)} ${round(height - tall * 0.4)} ${round(x + sway)} ${round(height - tall * 0.5)} ${round(x + sway * 1.6)} ${round(height - tall)} C${round(x + sway + wide * 0.6)} ${round(height - tall * 0.55)} ${round(x + wide * 1.2)} ${round(height - tall * 0.35)} ${round(x + wide)} ${height} Z`,
      'url(#flame)',
      'opacity=".62"',
    );
  });

  return `<defs>${gradient('night', [darken(mood.near, 0.5), darken(mix(mood.sky[0], mood.near, 0.5), 0.3), mix(mood.sky[1], mood.near, 0.3)])}${glow('heat', mix(mood.accent, '#ff5a2a', 0.6), 0.9)}${glow('spark', '#ffb45c', 0.9)}${gradient('flame', ['#ff6a2a', '#ffa640', '#ffe3a0'])}<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${round(width * 0.012)}"/></filter></defs>
    ${rect(0, 0, width, height, 'url(#night)')}<ellipse cx="${round(centre)}" cy="${round(height * 1.04)}" rx="${round(width * 0.95)}" ry="${round(height * 0.66)}" fill="url(#heat)"/>${group(flames, 'filter="url(#soft)"')}${halos}${sparks}`;
}

/** Draws a dance floor: lights out of focus, beams from above, heads below. */
export function bokeh(frame: Frame) {
  const { width, height, mood, random } = frame;
  const colours = [mood.accent, '#ff4f7b', '#ffb14a', '#8f6bff', '#3ec6d8', lighten(mood.second, 0.2)] as const;
  const beams = times(6, (index) => {
    const x = width * (0.08 + index * 0.17);
    const lean = random.between(-0.5, 0.5) * width;
    const wide = width * random.between(0.08, 0.2);
    return (
      path(
        `M${round(x - 6)} 0 L${round(x + 6)} 0 L${round(x + lean + wide)} ${round(height * 0.95)} L${round(x + lean - wide)} ${round(height * 0.95)} Z`,
        `url(#beam${index})`,
      ) +
      `<defs><linearGradient id="beam${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${random.pick(colours)}" stop-opacity=".6"/><stop offset="1" stop-color="${random.pick(colours)}" stop-opacity="0"/></linearGradient></defs>`
    );
  });
  const discs = times(46, () => {
    const radius = width * random.between(0.012, 0.07);
    const colour = random.pick(colours);
    const x = width * random.next();
    const y = height * random.between(0.05, 0.78);
    return circle(
      x,
      y,
      radius,
      colour,
      `fill-opacity="${round(random.between(1.4, 5)) / 10}" stroke="${lighten(colour, 0.4)}" stroke-opacity=".45" stroke-width="${round(radius * 0.07)}"`,
    );
  });
  const crowd = (base: number, colour: string, size: number) =>
    times(Math.ceil(width / (size * 1.5)), (index) => {
      const x = index * size * 1.55 + random.between(-0.3, 0.3) * size;
      const y = base + random.between(-0.5, 0.6) * size;
      const arm = (side: number) =>
        `<path d="M${round(x + side * size * 0.85)} ${round(y + size * 1.7)} Q${round(x + side * size * 1.25)} ${round(y + size * 0.3)} ${round(x + side * size * random.between(0.5, 1.1))} ${round(y - size * random.between(1, 1.9))}" fill="none" stroke="${colour}" stroke-width="${round(size * 0.36)}" stroke-linecap="round"/>`;
      const hair = random.pick([0, 0, 1, 2]);
      return `${circle(x, y, size * 0.55, colour)}${hair === 1 ? circle(x, y - size * 0.22, size * 0.78, colour) : ''}${hair === 2 ? circle(x + size * 0.1, y - size * 0.68, size * 0.28, colour) : ''}<path d="M${round(x - size)} ${height} V${round(y + size * 1.5)} Q${round(x - size)} ${round(y + size * 0.72)} ${round(x)} ${round(y + size * 0.68)} Q${round(x + size)} ${round(y + size * 0.72)} ${round(x + size)} ${round(y + size * 1.5)} V${height} Z" fill="${colour}"/>${random.chance(0.4) ? arm(1) : ''}${random.chance(0.35) ? arm(-1) : ''}`;
    });

  return `<defs>${gradient('dark', [darken(mood.near, 0.2), mix(mood.sky[0], '#1c0a36', 0.5), mix(mood.sky[1], '#3a0f3f', 0.4)])}<filter id="soft"><feGaussianBlur stdDeviation="${round(width * 0.0022)}"/></filter>${glow('floor', mood.accent, 0.6)}</defs>
    ${rect(0, 0, width, height, 'url(#dark)')}<ellipse cx="${round(width / 2)}" cy="${round(height * 0.84)}" rx="${round(width * 0.8)}" ry="${round(height * 0.4)}" fill="url(#floor)"/>${beams}${group(discs, 'filter="url(#soft)"')}${crowd(height * 0.8, mix('#1c0a26', mood.sky[1], 0.25), width * 0.05)}${crowd(height * 0.88, '#0d0512', width * 0.075)}`;
}

/** Draws an abstract pattern of folded colours. */
export function silk(frame: Frame) {
  const { width, height, mood, random } = frame;
  const colours = [mood.accent, mood.sky[1], mood.sky[2], mood.sky[3], mood.second, mood.sky[0], mood.sun] as const;
  const folds = times(9, (index) => {
    const waver = wavering(random, width * random.between(0.9, 1.7), 3);
    const base = height * (index / 9 - 0.05);
    const colour = colours[(index * 2) % colours.length] ?? mood.accent;
    const next = colours[(index * 2 + 3) % colours.length] ?? mood.second;
    return `<defs>${gradient(`fold${index}`, [lighten(colour, 0.18), mix(colour, next, 0.5), darken(next, 0.32)], { x: random.between(0, 1), y: 1 })}</defs>${path(
      silhouette(frame, (x) => base + height * 0.13 * waver(x) + (x / width - 0.5) * height * 0.28, 12),
      `url(#fold${index})`,
    )}`;
  });
  return `<defs>${gradient('ground', [mood.sky[0], mood.sky[2]])}</defs>${rect(0, 0, width, height, 'url(#ground)')}${group(folds, `transform="rotate(${round(random.between(-14, 14))} ${width / 2} ${height / 2}) scale(1.25) translate(${round(-width * 0.1)} ${round(-height * 0.1)})"`)}`;
}

/** Draws a neighbour's lights through a wet window. */
export function rain(frame: Frame) {
  const { width, height, mood, random } = frame;
  const colours = [mood.accent, '#ffcf87', '#ff5c5c', '#7fc4ff', mood.second, '#ffe6bd'] as const;
  const lamps = times(42, () =>
    circle(
      width * random.next(),
      height * random.between(0.28, 0.88),
      width * random.between(0.02, 0.075),
      random.pick(colours),
      `opacity="${round(random.between(3, 9)) / 10}"`,
    ),
  );
  const drops = times(230, () => {
    const x = width * random.next();
    const y = height * random.next();
    const size = width * (0.0035 + random.next() ** 4 * 0.016);
    return group(
      `<ellipse rx="${round(size)}" ry="${round(size * 1.18)}" fill="url(#drop)"/><ellipse cx="${round(-size * 0.3)}" cy="${round(-size * 0.42)}" rx="${round(size * 0.24)}" ry="${round(size * 0.2)}" fill="#fff" opacity=".85"/>`,
      `transform="translate(${round(x)} ${round(y)})"`,
    );
  });
  const trails = times(16, () => {
    const x = width * random.next();
    const y = height * random.between(-0.1, 0.6);
    const long = height * random.between(0.1, 0.4);
    const size = width * random.between(0.006, 0.011);
    return `<path d="M${round(x)} ${round(y)} q${round(random.between(-14, 14))} ${round(long / 2)} 0 ${round(long)}" stroke="#fff" stroke-opacity=".16" stroke-width="${round(size * 1.3)}" fill="none" stroke-linecap="round"/><ellipse cx="${round(x)}" cy="${round(y + long)}" rx="${round(size)}" ry="${round(size * 1.5)}" fill="url(#drop)"/><ellipse cx="${round(x - size * 0.3)}" cy="${round(y + long - size * 0.6)}" rx="${round(size * 0.25)}" ry="${round(size * 0.3)}" fill="#fff" opacity=".9"/>`;
  });
  return `<defs>${gradient('street', [darken(mood.sky[0], 0.3), mix(mood.sky[1], mood.near, 0.3), mood.near])}<filter id="far" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${round(width * 0.014)}"/></filter><linearGradient id="drop" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0f1c" stop-opacity=".5"/><stop offset=".6" stop-color="#c9d6ea" stop-opacity=".25"/><stop offset="1" stop-color="#fff3dc" stop-opacity=".85"/></linearGradient></defs>
    ${rect(0, 0, width, height, 'url(#street)')}${group(lamps, 'filter="url(#far)"')}${drops}${trails}`;
}
