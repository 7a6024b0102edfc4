import { createRandom } from '../random.ts';
import { beach } from './beach.ts';
import { bay, dusk } from './dusk.ts';
import { fruits, leaves } from './garden.ts';
import { cat, pitch, shelf } from './home.ts';
import { boats, dunes, kites } from './land.ts';
import { bokeh, embers, rain, silk } from './lights.ts';
import { type MoodName, moods } from './moods.ts';
import { azulejo, calcadao, casario } from './patterns.ts';
import { type Look, portrait } from './portrait.ts';
import { render } from './render.ts';
import { skyline } from './skyline.ts';
import type { Painter } from './svg.ts';
import { coffee, vinyl } from './table.ts';

const scenes = {
  azulejo,
  bay,
  beach,
  boats,
  bokeh,
  calcadao,
  casario,
  cat,
  coffee,
  dunes,
  dusk,
  embers,
  fruits,
  kites,
  leaves,
  pitch,
  rain,
  shelf,
  silk,
  skyline,
  vinyl,
} as const satisfies Record<string, Painter>;

export type SceneName = keyof typeof scenes;

/**
 * The sizes of the pictures in pixels. They are not larger than the sizes at which the feed displays them, because all
 * pictures are rendered at the first start, while a developer waits.
 */
const shapes = {
  portrait: { width: 960, height: 1_200 },
  square: { width: 960, height: 960 },
  landscape: { width: 1_080, height: 720 },
  /** The cover of a profile, with an aspect ratio of 3:1. */
  banner: { width: 1_080, height: 360 },
} as const;

export type ShapeName = keyof typeof shapes;

export interface Painting {
  scene: SceneName;
  mood: MoodName;
  shape: ShapeName;
}

const AVATAR_SIDE = 512; // px
const AVATAR_GRAIN = 7;

/** Renders a painting. The same seed always gives the same picture. */
export function paint({ scene, mood, shape }: Painting, seed: string) {
  return render(scenes[scene], { ...shapes[shape], mood: moods[mood], random: createRandom(seed) });
}

/** Renders a square avatar. The same seed always gives the same picture. */
export function paintAvatar(look: Look, mood: MoodName, seed: string) {
  const frame = { width: AVATAR_SIDE, height: AVATAR_SIDE, mood: moods[mood], random: createRandom(seed) };
  return render(portrait(look), frame, AVATAR_GRAIN);
}
