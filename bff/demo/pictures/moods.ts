/** A colour palette. `sky` runs from the zenith to the horizon. */
export interface Mood {
  sky: readonly [string, string, string, string];
  sun: string;
  far: string;
  near: string;
  accent: string;
  second: string;
  paper: string;
}

export const moods = {
  brasa: {
    sky: ['#2a1233', '#7c2444', '#e2573c', '#ffb866'],
    sun: '#ffe6b3',
    far: '#9a3a48',
    near: '#170b1a',
    accent: '#ff6a3a',
    second: '#f7a94b',
    paper: '#fbe6cf',
  },
  rosa: {
    sky: ['#3a2a5e', '#a3528a', '#f1939f', '#ffd9bd'],
    sun: '#fff3df',
    far: '#b36a86',
    near: '#261738',
    accent: '#ef5f7d',
    second: '#ffb59a',
    paper: '#fdebe2',
  },
  noite: {
    sky: ['#060a1c', '#101f4a', '#2d4a86', '#86a3cc'],
    sun: '#f6f0df',
    far: '#2a4278',
    near: '#050816',
    accent: '#ffb454',
    second: '#5f86d6',
    paper: '#e9ecf3',
  },
  mata: {
    sky: ['#0c2b2d', '#22604f', '#8fb76c', '#f6e09a'],
    sun: '#fff4c9',
    far: '#4e8f6c',
    near: '#061c1a',
    accent: '#f2784b',
    second: '#7fb35a',
    paper: '#f3eeda',
  },
  praia: {
    sky: ['#5ba6bd', '#96cbd0', '#e6e6cb', '#ffd7a3'],
    sun: '#fff8e3',
    far: '#8db5ad',
    near: '#1f4450',
    accent: '#f2704e',
    second: '#2d9aa5',
    paper: '#fdf1dc',
  },
  aurora: {
    sky: ['#18264a', '#545c96', '#d79aab', '#fde2b6'],
    sun: '#fff0d0',
    far: '#78719e',
    near: '#12172e',
    accent: '#f39a6b',
    second: '#8e86c9',
    paper: '#f6ecea',
  },
  cacau: {
    sky: ['#2b1a14', '#5d3423', '#b06a3c', '#edc48c'],
    sun: '#ffeccb',
    far: '#8a5436',
    near: '#1a0f0b',
    accent: '#d9652f',
    second: '#c99a5b',
    paper: '#f5e7d3',
  },
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof moods;
