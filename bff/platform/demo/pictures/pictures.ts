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

/** Pixels. */
const shapes = {
  portrait: { width: 1_080, height: 1_350 },
  square: { width: 1_080, height: 1_080 },
  landscape: { width: 1_260, height: 840 },
} as const;

export type ShapeName = keyof typeof shapes;

export interface Painting {
  scene: SceneName;
  mood: MoodName;
  shape: ShapeName;
}

const AVATAR_SIDE = 512; // px
const JPEG = { quality: 93, chromaSubsampling: '4:4:4' } as const;

/** A JPEG, the same for the same seed. */
export async function paint({ scene, mood, shape }: Painting, seed: string): Promise<Buffer> {
  const frame = { ...shapes[shape], mood: moods[mood], random: createRandom(seed) };
  return (await render(scenes[scene], frame)).jpeg(JPEG).toBuffer();
}

/** A JPEG, the same for the same seed. */
export async function paintAvatar(look: Look, mood: MoodName, seed: string): Promise<Buffer> {
  const frame = { width: AVATAR_SIDE, height: AVATAR_SIDE, mood: moods[mood], random: createRandom(seed) };
  return (await render(portrait(look), frame, 7)).jpeg(JPEG).toBuffer();
}
