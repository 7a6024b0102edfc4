/**
 * Makes the files in videos/, which are committed: `npx tsx bff/platform/demo/make-videos.ts [name …]`. It needs
 * ffmpeg with libx264; nothing else in the project does.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { motions } from './motion.ts';
import { type MoodName, moods } from './pictures/moods.ts';
import { createRandom } from './random.ts';
import { videoFiles, type VideoName, videoNames } from './videos.ts';

const WIDTH = 576; // px
const HEIGHT = 720; // px
const RATE = 24; // frames per second
const STILL = 0.3; // of the loop

const settings: Record<VideoName, { mood: MoodName; seconds: number; crf: number }> = {
  ondas: { mood: 'rosa', seconds: 6, crf: 27 },
  fogueira: { mood: 'brasa', seconds: 4, crf: 31 },
  cidade: { mood: 'noite', seconds: 5, crf: 30 },
  chuva: { mood: 'noite', seconds: 6, crf: 29 },
  vinil: { mood: 'cacau', seconds: 4, crf: 28 },
  pista: { mood: 'rosa', seconds: 4, crf: 32 },
};

function frameOf(name: VideoName, t: number) {
  const inside = motions[name]({
    width: WIDTH,
    height: HEIGHT,
    mood: moods[settings[name].mood],
    random: createRandom(name),
    t,
  });
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${inside}</svg>`),
  ).flatten({ background: '#000' });
}

async function make(name: VideoName) {
  const { seconds, crf } = settings[name];
  const files = videoFiles(name);
  await (await frameOf(name, STILL)).jpeg({ quality: 84 }).toFile(files.poster);

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
        `${WIDTH}x${HEIGHT}`,
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
  const frames = seconds * RATE;
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

const wanted = process.argv.slice(2);
for (const name of videoNames) if (wanted.length === 0 || wanted.includes(name)) await make(name);
