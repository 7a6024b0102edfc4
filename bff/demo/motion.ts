import { darken, lighten, mix } from './pictures/colour.ts';
import { circle, type Frame, glow, gradient, group, path, rect, round, silhouette, times } from './pictures/svg.ts';
import type { VideoName } from './videos.ts';

/**
 * Draws one frame of a looping video. `t` is the time from 0 to 1, and the frame at 1 equals the frame at 0. The random
 * generator starts with the same seed in each frame, so that the same shapes move.
 */
export type Motion = (frame: Frame & { t: number }) => string;

const TURN = Math.PI * 2;

const ondas: Motion = ({ width, height, mood, random, t }) => {
  const horizon = height * 0.4;
  const swells = times(7, (index) => {
    const share = index / 6;
    const base = horizon + (height - horizon) * (0.06 + share * 0.82);
    const long = width * (0.45 + share * 0.5);
    const phase = random.next() * TURN;
    const speed = index % 2 ? 1 : -1;
    const top = (x: number) =>
      base -
      height *
        (0.006 + share * 0.022) *
        (Math.sin((x / long) * TURN + phase + speed * t * TURN) +
          0.5 * Math.sin((x / long) * 2.3 * TURN + phase * 2 - speed * t * TURN)) -
      height * 0.012 * Math.sin(t * TURN + share * 4);
    const colour = mix(mix(mood.sky[3], mood.second, 0.35), mix(mood.sky[0], mood.near, 0.4), share);
    const edge = Array.from(
      { length: 41 },
      (_, step) => `${round((width * step) / 40)} ${round(top((width * step) / 40))}`,
    ).join(' L');
    return `${path(silhouette({ width, height, mood, random }, top, 12), colour, 'opacity=".93"')}<path d="M${edge}" fill="none" stroke="${mood.sun}" stroke-width="${round(1 + share * 2)}" opacity="${round(6 - share * 4) / 10}"/>`;
  });
  const glints = times(46, () => {
    const depth = random.next() ** 1.4;
    const phase = random.next();
    const long = width * (0.02 + depth * 0.07);
    const x = width * 0.5 + (random.next() - 0.5) * width * (0.16 + depth * 0.5);
    return rect(
      x - long / 2,
      horizon + 4 + depth * (height - horizon) * 0.8,
      long,
      1.6 + depth * 2.6,
      lighten(mood.sun, 0.2),
      `rx="2" opacity="${round(Math.max(0, Math.sin((t + phase) * TURN)) * 8) / 10}"`,
    );
  });
  return `<defs>${gradient('sky', mood.sky)}${glow('halo', mood.sun, 0.8)}</defs>${rect(0, 0, width, height, 'url(#sky)')}${circle(width / 2, horizon - height * 0.02, width * 0.5, 'url(#halo)')}${circle(width / 2, horizon - height * 0.02, width * 0.11, lighten(mood.sun, 0.3))}${swells}${glints}`;
};

const fogueira: Motion = ({ width, height, mood, random, t }) => {
  const hot = ['#fff1c9', '#ffd27a', '#ff9d4a', mood.accent, '#d93c2c'] as const;
  const sparks = times(130, () => {
    const rounds = random.whole(1, 2);
    const rise = (random.next() + t * rounds) % 1;
    const drift = (random.next() + random.next() - 1) * width * (0.12 + rise * 0.5);
    const x = width / 2 + drift + Math.sin(rise * 8 + random.next() * TURN) * width * 0.035;
    const size = width * random.between(0.002, 0.007) * (1.15 - rise * 0.7);
    return `<ellipse cx="${round(x)}" cy="${round(height * (1 - rise))}" rx="${round(size)}" ry="${round(size * 2)}" fill="${hot[Math.min(4, Math.floor(rise * 5))] ?? hot[4]}" opacity="${round(Math.min(1, (1 - rise) * 1.4) * Math.min(1, rise * 12) * 10) / 10}"/>`;
  });
  const tongues = times(9, (index) => {
    const phase = random.next() * TURN;
    const x = width / 2 + (index - 4) * width * 0.085;
    const tall =
      height *
      (0.3 - Math.abs(index - 4) * 0.035) *
      (1 + 0.16 * Math.sin(t * TURN * 2 + phase) + 0.08 * Math.sin(t * TURN * 5 + phase * 2));
    const wide = width * 0.1;
    const sway = wide * 0.7 * Math.sin(t * TURN * 2 + phase * 1.7);
    return path(
      `M${round(x - wide)} ${height + 20} C${round(x - wide * 1.1)} ${round(height - tall * 0.4)} ${round(x + sway * 0.5)} ${round(height - tall * 0.5)} ${round(x + sway)} ${round(height - tall)} C${round(x + sway * 0.6 + wide * 0.6)} ${round(height - tall * 0.5)} ${round(x + wide * 1.1)} ${round(height - tall * 0.35)} ${round(x + wide)} ${height + 20} Z`,
      'url(#flame)',
      'opacity=".55"',
    );
  });
  return `<defs>${gradient('night', ['#070309', '#160a14', '#3a1420'])}${glow('heat', '#ff6a2f', 0.85)}${gradient('flame', ['#ff5a24', '#ff9d3c', '#ffe7ae'])}<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter></defs>${rect(0, 0, width, height, 'url(#night)')}<ellipse cx="${width / 2}" cy="${height}" rx="${round(width * (0.9 + 0.03 * Math.sin(t * TURN * 3)))}" ry="${round(height * (0.6 + 0.03 * Math.sin(t * TURN * 2)))}" fill="url(#heat)"/>${group(tongues, 'filter="url(#soft)"')}${sparks}`;
};

const cidade: Motion = ({ width, height, mood, random, t }) => {
  const ground = height * 0.86;
  const rows = [0, 0.5, 1].map((share) => {
    let drawn = '';
    for (let x = -20; x < width;) {
      const wide = width * random.between(0.09, 0.17);
      const top = ground - height * (0.56 - share * 0.24) * random.between(0.5, 1);
      const wall = mix(mix(mood.sky[1], mood.sky[2], 0.3), mood.near, 0.2 + share * 0.65);
      drawn += rect(x, top, wide, ground - top, wall);
      const pane = 5 + share * 3;
      for (let y = top + 10; y < ground - 12; y += pane * 2.1) {
        for (let at = x + 6; at < x + wide - pane; at += pane * 1.9) {
          const since = random.next();
          const lasting = random.next() ** 2 * 0.9;
          const kind = random.next();
          const light = random.pick(['#ffd79a', '#ffe9c4', mood.accent]);
          const lit = kind < 0.3 || (kind < 0.42 && (t + since) % 1 < lasting);
          drawn += rect(at, y, pane, pane, lit ? light : darken(wall, 0.2));
        }
      }
      x += wide + random.between(0, 6);
    }
    return drawn;
  });
  const cars = times(12, (index) => {
    const way = index % 2 ? 1 : -1;
    const along = (random.next() + way * t + 1) % 1;
    const y = ground + height * (way > 0 ? 0.045 : 0.085);
    const light = way > 0 ? '#ff5a4a' : '#fff0cc';
    return (
      rect(along * width * 1.3 - width * 0.15, y, 22, 4, light, 'rx="2"') +
      rect(along * width * 1.3 - width * 0.15 - 12, y + 1, 46, 2.4, light, 'rx="1" opacity=".35"')
    );
  });
  const stars = times(60, () =>
    circle(
      width * random.next(),
      height * 0.4 * random.next(),
      random.between(0.6, 1.6),
      '#fff',
      `opacity="${round((0.45 + 0.4 * Math.sin((t + random.next()) * TURN)) * 10) / 10}"`,
    ),
  );
  return `<defs>${gradient('sky', [darken(mood.sky[0], 0.2), mood.sky[0], mood.sky[1], mood.sky[2]])}${glow('halo', mood.sun, 0.5)}</defs>${rect(0, 0, width, height, 'url(#sky)')}${stars}${circle(width * 0.74, height * 0.16, width * 0.22, 'url(#halo)')}${circle(width * 0.74, height * 0.16, width * 0.05, mood.sun)}${rows.join('')}${rect(0, ground, width, height - ground, darken(mood.near, 0.2))}${cars}`;
};

const chuva: Motion = ({ width, height, mood, random, t }) => {
  const colours = [mood.accent, '#ffcf87', '#ff5c5c', '#7fc4ff', mood.second] as const;
  const lamps = times(26, () => {
    const colour = random.pick(colours);
    const breath = 0.55 + 0.25 * Math.sin((t + random.next()) * TURN);
    return circle(
      width * random.next(),
      height * random.between(0.3, 0.9),
      width * random.between(0.03, 0.09),
      colour,
      `opacity="${round(breath * 10) / 10}"`,
    );
  });
  const still = times(110, () => {
    const size = width * (0.004 + random.next() ** 3 * 0.012);
    return drop(width * random.next(), height * random.next(), size);
  });
  const running = times(14, () => {
    const x = width * random.next();
    const fall = (random.next() + t) % 1;
    const eased = fall + 0.04 * Math.sin(fall * TURN * 3);
    const y = height * (eased * 1.3 - 0.15);
    return (
      rect(x - 2, y - height * 0.16, 4, height * 0.16, '#ffffff', 'rx="2" opacity=".1"') + drop(x, y, width * 0.012)
    );
  });
  return `<defs>${gradient('street', ['#060912', mix(mood.sky[1], mood.near, 0.4), '#05070f'])}<filter id="far" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter><linearGradient id="drop" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0f1c" stop-opacity=".5"/><stop offset="1" stop-color="#fff3dc" stop-opacity=".8"/></linearGradient></defs>${rect(0, 0, width, height, 'url(#street)')}${group(lamps, 'filter="url(#far)"')}${still}${running}`;
};

function drop(x: number, y: number, size: number) {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size)}" ry="${round(size * 1.25)}" fill="url(#drop)"/>${circle(x - size * 0.3, y - size * 0.4, size * 0.22, '#ffffff', 'opacity=".8"')}`;
}

const vinil: Motion = ({ width, height, mood, t }) => {
  const radius = width * 0.43;
  const grooves = times(22, (index) =>
    circle(
      0,
      0,
      radius * (0.4 + index * 0.027),
      'none',
      `stroke="#ffffff" stroke-opacity="${index % 6 === 0 ? 0.16 : 0.06}" stroke-width="1.2"`,
    ),
  );
  const shine = [25, 205]
    .map((turn) =>
      group(
        path(
          `M0 0 L${round(radius * 0.97)} ${round(-radius * 0.2)} A${round(radius)} ${round(radius)} 0 0 1 ${round(radius * 0.97)} ${round(radius * 0.2)} Z`,
          '#ffffff',
          'opacity=".1"',
        ),
        `transform="rotate(${round(turn + 3 * Math.sin(t * TURN))})"`,
      ),
    )
    .join('');
  const petals = times(8, (index) =>
    group(
      path(
        `M0 ${round(-radius * 0.06)} C${round(radius * 0.09)} ${round(-radius * 0.16)} ${round(radius * 0.07)} ${round(-radius * 0.28)} 0 ${round(-radius * 0.3)} C${round(-radius * 0.07)} ${round(-radius * 0.28)} ${round(-radius * 0.09)} ${round(-radius * 0.16)} 0 ${round(-radius * 0.06)} Z`,
        index % 2 ? mood.paper : mood.second,
      ),
      `transform="rotate(${index * 45})"`,
    ),
  );
  const label = group(
    circle(0, 0, radius * 0.33, mood.accent) + petals + circle(0, 0, radius * 0.035, '#1a1216'),
    `transform="rotate(${round(t * 720)})"`,
  );
  const arm = group(
    `<path d="M0 0 L${round(-width * 0.05)} ${round(height * 0.3)} L${round(-width * 0.17)} ${round(height * 0.42)}" fill="none" stroke="#ded6cb" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>${rect(-width * 0.21, height * 0.405, width * 0.07, height * 0.035, '#2a2228', 'rx="4" transform="rotate(38 0 0)" opacity="0"')}${circle(0, 0, width * 0.055, '#b9afa3')}${circle(0, 0, width * 0.03, '#6e655d')}${circle(-width * 0.17, height * 0.42, 9, '#2a2228')}`,
    `transform="translate(${round(width * 0.89)} ${round(height * 0.13)}) rotate(${round(6 + 0.8 * Math.sin(t * TURN))})"`,
  );
  return `<defs>${gradient('wood', [lighten('#7d4e30', 0.12), '#7d4e30', darken('#7d4e30', 0.3)], { x: 1, y: 1 })}${glow('lamp', mood.sun, 0.5)}</defs>${rect(0, 0, width, height, 'url(#wood)')}${times(16, (index) => rect(0, index * height * 0.065, width, 1.4, '#3c2416', 'opacity=".35"'))}${group(`${circle(8, 14, radius * 1.06, '#000000', 'opacity=".35"')}${circle(0, 0, radius * 1.06, '#3a3336')}${circle(0, 0, radius, '#131115')}${grooves}${shine}${label}`, `transform="translate(${round(width * 0.47)} ${round(height * 0.52)})"`)}${arm}${circle(0, 0, width, 'url(#lamp)')}`;
};

const pista: Motion = ({ width, height, mood, random, t }) => {
  const colours = [mood.accent, '#ff4f7b', '#ffb14a', '#8f6bff', '#3ec6d8'] as const;
  const beams = times(6, (index) => {
    const x = width * (0.05 + index * 0.18);
    const swing = Math.sin(t * TURN + index * 1.3) * width * 0.45;
    const colour = colours[index % colours.length] ?? mood.accent;
    return `<defs><linearGradient id="beam${index}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity=".75"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient></defs>${path(`M${round(x - 4)} 0 L${round(x + 4)} 0 L${round(x + swing + width * 0.15)} ${round(height * 0.95)} L${round(x + swing - width * 0.15)} ${round(height * 0.95)} Z`, `url(#beam${index})`)}`;
  });
  const discs = times(28, () => {
    const colour = random.pick(colours);
    const pulse = 0.2 + 0.3 * Math.max(0, Math.sin((t * random.whole(1, 3) + random.next()) * TURN));
    return circle(
      width * random.next(),
      height * random.between(0.05, 0.72),
      width * random.between(0.015, 0.065),
      colour,
      `opacity="${round(pulse * 100) / 100}"`,
    );
  });
  const crowd = (base: number, size: number, colour: string, beat: number) =>
    times(Math.ceil(width / (size * 1.5)) + 1, (index) => {
      const x = index * size * 1.5 + random.between(-0.2, 0.2) * size;
      const y =
        base +
        random.between(-0.4, 0.4) * size -
        Math.abs(Math.sin((t * beat + random.next() * 0.15) * TURN)) * size * 0.35;
      const raised = random.chance(0.45);
      const reach = Math.sin((t * 2 + random.next()) * TURN) * size * 0.25;
      return `${circle(x, y, size * 0.55, colour)}<path d="M${round(x - size)} ${height} V${round(y + size * 1.5)} Q${round(x - size)} ${round(y + size * 0.72)} ${round(x)} ${round(y + size * 0.68)} Q${round(x + size)} ${round(y + size * 0.72)} ${round(x + size)} ${round(y + size * 1.5)} V${height} Z" fill="${colour}"/>${raised ? `<path d="M${round(x + size * 0.8)} ${round(y + size * 1.6)} Q${round(x + size * 1.2)} ${round(y + size * 0.3)} ${round(x + size * 0.8 + reach)} ${round(y - size * 1.3)}" fill="none" stroke="${colour}" stroke-width="${round(size * 0.34)}" stroke-linecap="round"/>` : ''}`;
    });
  return `<defs>${gradient('dark', ['#0b0512', '#241040', '#4a1746'])}${glow('floor', mood.accent, 0.5)}</defs>${rect(0, 0, width, height, 'url(#dark)')}<ellipse cx="${width / 2}" cy="${round(height * 0.84)}" rx="${round(width * 0.8)}" ry="${round(height * 0.38)}" fill="url(#floor)"/>${beams}${discs}${crowd(height * 0.78, width * 0.055, '#241030', 4)}${crowd(height * 0.87, width * 0.08, '#0d0513', 4)}`;
};

export const motions: Record<VideoName, Motion> = { ondas, fogueira, cidade, chuva, vinil, pista };
