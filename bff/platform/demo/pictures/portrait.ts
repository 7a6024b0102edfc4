import { darken, lighten, mix } from './colour.ts';
import { circle, type Frame, gradient, group, path, rect, round, times } from './svg.ts';

/** What a drawn person looks like. Nobody in particular. */
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

/** A flat portrait on a 512 px square. */
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

type Cut = (hair: string, skin: string) => { back: string; front: string };

const crown = 'M-90 -26 C-98 -128 -46 -142 0 -142 C46 -142 98 -128 90 -26';

const cuts = {
  short: (hair) => ({
    back: '',
    front:
      path(`${crown} C84 -62 70 -80 44 -84 C8 -88 -32 -80 -56 -90 C-72 -76 -84 -58 -90 -26 Z`, hair) +
      path(
        'M-52 -118 C-20 -136 30 -134 58 -112',
        'none',
        `stroke="${lighten(hair, 0.18)}" stroke-width="5" stroke-linecap="round" opacity=".7"`,
      ),
  }),
  fade: (hair, skin) => ({
    back: '',
    front:
      path(`${crown} C84 -44 80 -58 72 -68 C40 -84 -40 -84 -72 -68 C-80 -58 -84 -44 -90 -26 Z`, mix(hair, skin, 0.35)) +
      path('M-80 -78 C-84 -136 -34 -150 0 -150 C34 -150 84 -136 80 -78 C40 -94 -40 -94 -80 -78 Z', hair),
  }),
  quiff: (hair) => ({
    back: '',
    front:
      path(`${crown} C84 -54 74 -66 60 -72 C20 -64 -20 -84 -58 -74 C-74 -64 -86 -52 -90 -26 Z`, hair) +
      path(
        'M-72 -92 C-92 -150 -20 -182 60 -156 C92 -146 96 -112 76 -88 C40 -112 -20 -112 -72 -92 Z',
        lighten(hair, 0.07),
      ),
  }),
  shaved: (hair, skin) => ({
    back: '',
    front: path(
      'M-87 -36 C-92 -122 -46 -132 0 -132 C46 -132 92 -122 87 -36 C84 -62 70 -78 44 -84 C14 -88 -14 -88 -44 -84 C-70 -78 -84 -62 -87 -36 Z',
      mix(hair, skin, 0.5),
    ),
  }),
  long: (hair) => ({
    back: path(
      'M-104 -20 C-118 -150 -50 -160 0 -160 C50 -160 118 -150 104 -20 C104 60 126 130 118 190 L-118 190 C-126 130 -104 60 -104 -20 Z',
      darken(hair, 0.16),
    ),
    front:
      path(
        'M-98 40 C-112 -120 -52 -156 0 -156 C52 -156 112 -120 98 40 C92 -20 78 -62 26 -98 C-4 -66 -62 -56 -80 -34 C-88 -10 -92 12 -98 40 Z',
        hair,
      ) +
      path(
        'M-40 -132 C-8 -146 40 -136 66 -96',
        'none',
        `stroke="${lighten(hair, 0.2)}" stroke-width="6" stroke-linecap="round" opacity=".6"`,
      ),
  }),
  bob: (hair) => ({
    back: path(
      'M-108 70 C-126 -140 -52 -156 0 -156 C52 -156 126 -140 108 70 Q98 88 72 80 L-72 80 Q-98 88 -108 70 Z',
      darken(hair, 0.14),
    ),
    front:
      path(
        'M-106 64 C-118 -124 -54 -152 0 -152 C54 -152 118 -124 106 64 C92 60 88 0 82 -46 C40 -62 -40 -62 -82 -46 C-88 0 -92 60 -106 64 Z',
        hair,
      ) +
      path(
        'M-58 -110 C-30 -132 30 -132 58 -110',
        'none',
        `stroke="${lighten(hair, 0.22)}" stroke-width="6" stroke-linecap="round" opacity=".6"`,
      ),
  }),
  afro: (hair) => ({
    back:
      times(18, (index) =>
        circle(
          128 * Math.cos((index / 18) * Math.PI * 2),
          -58 + 112 * Math.sin((index / 18) * Math.PI * 2),
          40,
          darken(hair, index % 2 ? 0.08 : 0.16),
        ),
      ) + circle(0, -60, 128, darken(hair, 0.12)),
    front: path(
      'M-92 -10 C-112 -150 -56 -168 0 -168 C56 -168 112 -150 92 -10 C88 -56 74 -80 44 -88 C14 -94 -14 -94 -44 -88 C-74 -80 -88 -56 -92 -10 Z',
      hair,
    ),
  }),
  curls: (hair) => ({
    back: times(15, (index) =>
      circle(
        112 * Math.sin(((index - 7) / 14) * Math.PI * 1.36),
        -36 - 104 * Math.cos(((index - 7) / 14) * Math.PI * 1.36),
        38,
        darken(hair, index % 2 ? 0.06 : 0.18),
      ),
    ),
    front: times(9, (index) =>
      circle(
        (index - 4) * 21,
        -98 - 24 * Math.cos(((index - 4) / 4) * 1.3),
        24,
        index % 2 ? hair : lighten(hair, 0.06),
      ),
    ),
  }),
  waves: (hair) => ({
    back:
      times(
        7,
        (index) =>
          circle(-108 + (index % 2) * 8, -70 + index * 40, 34, darken(hair, 0.14)) +
          circle(108 - (index % 2) * 8, -70 + index * 40, 34, darken(hair, 0.14)),
      ) +
      circle(0, -50, 112, darken(hair, 0.14)) +
      rect(-112, -50, 224, 226, darken(hair, 0.14)),
    front: path(
      'M-98 20 C-114 -116 -56 -154 0 -154 C56 -154 114 -116 98 20 C90 -30 78 -58 40 -78 C10 -104 -10 -104 -40 -78 C-78 -58 -90 -30 -98 20 Z',
      hair,
    ),
  }),
  bun: (hair) => ({
    back: circle(0, -166, 46, darken(hair, 0.1)) + circle(-10, -176, 16, lighten(hair, 0.14), 'opacity=".6"'),
    front:
      path(`${crown} C84 -68 66 -94 0 -98 C-66 -94 -84 -68 -90 -26 Z`, hair) +
      path(
        'M-66 -96 C-40 -128 40 -128 66 -96',
        'none',
        `stroke="${lighten(hair, 0.18)}" stroke-width="5" stroke-linecap="round" opacity=".6"`,
      ),
  }),
  braids: (hair) => ({
    back:
      [-1, 1]
        .map((side) =>
          times(
            7,
            (knot) =>
              `<ellipse cx="${round(side * (96 + Math.sin(knot) * 5))}" cy="${10 + knot * 31}" rx="21" ry="20" fill="${knot % 2 ? hair : darken(hair, 0.16)}"/>`,
          ),
        )
        .join('') + circle(0, -52, 104, darken(hair, 0.14)),
    front:
      path(`${crown} C86 -64 60 -90 0 -104 C-60 -90 -86 -64 -90 -26 Z`, hair) +
      times(
        5,
        (index) =>
          `<path d="M${(index - 2) * 30} -${index === 2 ? 104 : 92} Q${(index - 2) * 22} -124 ${(index - 2) * 12} -140" fill="none" stroke="${darken(hair, 0.4)}" stroke-width="3.4"/>`,
      ),
  }),
  scarf: (hair) => ({
    back: times(3, (index) =>
      circle(62 + index * 15, -126 - index * 9, 30 - index * 3, ['#e4572e', '#f3b73c', '#2f8f8a'][index] ?? hair),
    ),
    front:
      path(
        'M-94 -34 C-104 -142 -50 -158 0 -158 C50 -158 104 -142 94 -34 C80 -84 30 -78 0 -92 C-30 -78 -80 -84 -94 -34 Z',
        '#e4572e',
      ) +
      path('M-92 -52 C-60 -108 50 -124 88 -76 L84 -96 C50 -140 -60 -126 -94 -74 Z', '#f3b73c') +
      path('M-84 -94 C-50 -140 40 -146 74 -114 L66 -126 C34 -156 -44 -152 -78 -108 Z', '#2f8f8a'),
  }),
} as const satisfies Record<string, Cut>;
