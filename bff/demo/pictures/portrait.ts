import { darken, lighten, mix } from './colour.ts';
import { cuts } from './hair.ts';
import { circle, type Frame, gradient, group, path, rect, times } from './svg.ts';

/** The features of a drawn person. They do not depict any real person. */
export interface Look {
  skin: string;
  hair: string;
  cut: keyof typeof cuts;
  clothes: string;
  beard?: 'full' | 'stubble' | 'moustache';
  glasses?: boolean;
  earrings?: boolean;
  lips?: string;
}

/** Draws a flat portrait on a 512 px square. */
export function portrait(look: Look) {
  return (frame: Frame) => {
    const { mood, random } = frame;
    const tone = random.pick([mood.accent, mood.second, mood.sky[2], mood.sky[3], mood.far]);
    const { back, front } = cuts[look.cut](look.hair, look.skin);
    return `<defs>${gradient('ground', [lighten(tone, 0.35), tone, darken(tone, 0.18)], { x: 1, y: 1 })}${gradient('skin', [lighten(look.skin, 0.12), look.skin], { x: 1, y: 0 })}${gradient('cloth', [lighten(look.clothes, 0.1), darken(look.clothes, 0.15)])}</defs>
      ${rect(0, 0, 512, 512, 'url(#ground)')}${backdrop(frame, tone)}
      ${group(`${back}${body(look)}${head(look)}${front}${look.glasses ? spectacles() : ''}`, 'transform="translate(256 262) scale(1.12)"')}`;
  };
}

function backdrop({ mood, random }: Frame, tone: string) {
  const soft = mix(tone, mood.paper, 0.55);
  return random.pick([
    () => circle(256, 236, 190, soft, 'opacity=".55"'),
    () =>
      times(9, (index) =>
        group(
          path('M0 0 L-40 -420 L40 -420 Z', soft),
          `transform="translate(256 250) rotate(${index * 40})" opacity=".3"`,
        ),
      ),
    () => circle(120, 130, 70, soft, 'opacity=".6"') + circle(410, 330, 120, darken(tone, 0.2), 'opacity=".35"'),
    () =>
      times(
        6,
        (index) =>
          `<path d="M-20 ${60 + index * 90} q66 -50 133 0 t133 0 t133 0 t133 0 t133 0" fill="none" stroke="${soft}" stroke-width="22" opacity=".34"/>`,
      ),
    () =>
      path('M0 512 L0 300 Q130 200 256 290 T512 250 L512 512 Z', darken(tone, 0.25), 'opacity=".45"') +
      circle(380, 120, 58, soft, 'opacity=".8"'),
  ])();
}

function body({ skin, clothes }: Look) {
  const shade = darken(skin, 0.22);
  return `<path d="M-190 260 C-190 150 -120 128 -58 116 L58 116 C120 128 190 150 190 260 Z" fill="url(#cloth)"/>
    <path d="M-42 40 V112 Q0 158 42 112 V40 Z" fill="${skin}"/><path d="M-42 62 Q0 112 42 62 V84 Q0 132 -42 84 Z" fill="${shade}" opacity=".55"/>
    <path d="M-66 114 Q0 196 66 114 L82 121 Q0 224 -82 121 Z" fill="${lighten(clothes, 0.28)}"/>`;
}

function head({ skin, hair, beard, lips, earrings }: Look) {
  const shade = darken(skin, 0.2);
  const ink = darken(mix(hair, '#2a1a16', 0.6), 0.3);
  const blush = mix(skin, '#e8584f', 0.36);
  const ears = [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * 89}" cy="-8" rx="15" ry="21" fill="${side < 0 ? skin : darken(skin, 0.06)}"/><ellipse cx="${side * 89}" cy="-7" rx="7" ry="11" fill="${shade}" opacity=".5"/>${earrings ? circle(side * 92, 25, 8, '#f2c14e') + circle(side * 92, 25, 3.4, darken('#f2c14e', 0.3)) : ''}`,
    )
    .join('');
  const face = 'M-86 -42 C-88 -118 88 -118 86 -42 C88 30 58 92 0 94 C-58 92 -88 30 -86 -42 Z';
  const beards = {
    full: path(
      'M-87 -18 C-84 52 -62 104 0 106 C62 104 84 52 87 -18 C78 12 62 26 38 27 Q0 14 -38 27 C-62 26 -78 12 -87 -18 Z',
      darken(hair, 0.05),
    ),
    stubble: path(
      'M-85 0 C-80 60 -58 96 0 97 C58 96 80 60 85 0 C70 32 50 32 34 31 Q0 22 -34 31 C-50 32 -70 32 -85 0 Z',
      hair,
      'opacity=".3"',
    ),
    moustache: path('M0 26 C-12 18 -36 22 -44 38 C-28 38 -10 40 0 35 C10 40 28 38 44 38 C36 22 12 18 0 26 Z', hair),
  };
  const eyes = [-1, 1]
    .map(
      (side) =>
        `<ellipse cx="${side * 35}" cy="-14" rx="8.2" ry="9.6" fill="${ink}"/>${circle(side * 35 + 3, -18, 2.8, '#ffffff')}<path d="M${side * 35 - 19} ${-42 + side * 1.5} Q${side * 35} -53 ${side * 35 + 19} ${-42 - side * 1.5}" fill="none" stroke="${darken(hair, 0.12)}" stroke-width="6.5" stroke-linecap="round"/>${circle(side * 53, 20, 15, blush, 'opacity=".38"')}`,
    )
    .join('');
  const lashes = lips
    ? [-1, 1]
        .map(
          (side) =>
            `<path d="M${side * 27} -22 Q${side * 37} -31 ${side * 50} -22" fill="none" stroke="${ink}" stroke-width="4.4" stroke-linecap="round"/>`,
        )
        .join('')
    : '';
  const mouth = `<path d="M-23 45 Q0 68 23 45 Q0 51 -23 45 Z" fill="${lips ?? mix(skin, '#8f2f2f', 0.5)}"/><path d="M-23 45 Q0 51 23 45" fill="none" stroke="${darken(lips ?? mix(skin, '#8f2f2f', 0.5), 0.2)}" stroke-width="3" stroke-linecap="round"/>`;
  return `${ears}${path(face, 'url(#skin)')}${beard ? beards[beard] : ''}${eyes}${lashes}<path d="M-2 -8 Q-13 18 3 21" fill="none" stroke="${shade}" stroke-width="5" stroke-linecap="round" opacity=".8"/>${mouth}`;
}

function spectacles() {
  return `<g fill="#ffffff" fill-opacity=".14" stroke="#2a2026" stroke-width="6"><rect x="-66" y="-38" width="58" height="48" rx="20"/><rect x="8" y="-38" width="58" height="48" rx="20"/></g><path d="M-8 -18 Q0 -25 8 -18 M-66 -22 L-88 -26 M66 -22 L88 -26" fill="none" stroke="#2a2026" stroke-width="6"/>`;
}
