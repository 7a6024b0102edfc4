import { darken, lighten, mix } from './colour.ts';
import { circle, path, rect, round, times } from './svg.ts';

/** Draws the hair behind the head (`back`) and in front of it (`front`). The origin is the middle of the face. */
type Cut = (hair: string, skin: string) => { back: string; front: string };

const crown = 'M-90 -26 C-98 -128 -46 -142 0 -142 C46 -142 98 -128 90 -26';

export const cuts = {
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
