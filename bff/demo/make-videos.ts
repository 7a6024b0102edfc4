/**
 * Renders the video files in videos/, which are committed. Run `npx tsx bff/demo/make-videos.ts [name …]`. This script
 * needs ffmpeg with libx264; the rest of the project does not need that encoder.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { motions } from './motion.ts';
import { type MoodName, moods } from './pictures/moods.ts';
import { createRandom } from './random.ts';
import { VIDEO_SIZE, videoFiles, type VideoName, videoSeconds } from './videos.ts';

const RATE = 24; // frames per second
const STILL = 0.3; // time of the poster image, as a fraction of the video's duration

const settings: Record<VideoName, { mood: MoodName; crf: number }> = {
  ondas: { mood: 'rosa', crf: 27 },
  fogueira: { mood: 'brasa', crf: 31 },
  cidade: { mood: 'noite', crf: 30 },
  chuva: { mood: 'noite', crf: 29 },
  vinil: { mood: 'cacau', crf: 28 },
  pista: { mood: 'rosa', crf: 32 },
};

function frameOf(name: VideoName, t: number) {
  const inside = motions[name]({
    ...VIDEO_SIZE,
    mood: moods[settings[name].mood],
    random: createRandom(name),
    t,
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${VIDEO_SIZE.width}" height="${VIDEO_SIZE.height}">${inside}</svg>`,
    ),
  ).flatten({ background: '#000' });
}

async function make(name: VideoName) {
  const { crf } = settings[name];
  const files = videoFiles(name);
  await frameOf(name, STILL).jpeg({ quality: 84 }).toFile(files.poster);

  const encoder = spawn(
    'ffmpeg',
    [
      ...[
        '-y',
        '-loglevel',
        'error',
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgb24',
        '-s',
        `${VIDEO_SIZE.width}x${VIDEO_SIZE.height}`,
        '-r',
        `${RATE}`,
        '-i',
        '-',
      ],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'slow',
        '-crf',
        `${crf}`,
        '-pix_fmt',
        'yuv420p',
        '-movflags',
        '+faststart',
        '-an',
        files.video,
      ],
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const frames = videoSeconds[name] * RATE;
  for (let frame = 0; frame < frames; frame += 1) {
    if (
      !encoder.stdin.write(
        await frameOf(name, frame / frames)
          .raw()
          .toBuffer(),
      )
    )
      await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'close');
  if (encoder.exitCode !== 0) throw new Error(`ffmpeg could not make ${name}`);
}

const wanted = new Set(process.argv.slice(2));
const names: VideoName[] = ['ondas', 'fogueira', 'cidade', 'chuva', 'vinil', 'pista'];
for (const name of names) if (wanted.size === 0 || wanted.has(name)) await make(name);
