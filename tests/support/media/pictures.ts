import sharp from 'sharp';
import { picture, withBrands } from '../media.ts';

/** A file that a member may upload, and the expected result. */
export interface CorpusFile {
  name: string;
  make: () => Promise<Buffer>;
  right: {
    kind: 'image' | 'video';
    width: number;
    height: number;
    /** Seconds. */
    duration?: number;
    /** The codecs of a converted film as stored, by ffprobe's names: picture, then sound. */
    codecs?: string[];
    /** True if the stored film has fewer packets than the uploaded one, for example because of an edit list. */
    isShort?: boolean;
  };
}

const [width, height] = [48, 32]; // px
const right = { kind: 'image', width, height } as const;
const upended = { kind: 'image', width: height, height: width } as const;
const file = (name: string, make: () => Promise<Buffer>, expected: CorpusFile['right'] = right): CorpusFile => ({
  name,
  make,
  right: expected,
});
const plain = () => sharp({ create: { width, height, channels: 3, background: '#d40' } });
const clear = () => sharp({ create: { width, height, channels: 4, background: '#d4000080' } });

/** Returns a JPEG whose colour profile consists of these bytes, in a single APP2 segment. */
async function withProfile(profile: Buffer) {
  const bytes = await picture({ width, height });
  const payload = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile]);
  const marker = Buffer.from([0xff, 0xe2, 0, 0]);
  marker.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), marker, payload, bytes.subarray(2)]);
}

async function profileBytes() {
  const { icc } = await sharp(await plain().withIccProfile('p3').jpeg().toBuffer()).metadata();
  if (!icc) throw new Error('sharp wrote no profile');
  return icc;
}

/** Returns an animation of two frames: one grey, one black. */
function moving() {
  const frame = Buffer.alloc(width * height * 3, 0);
  const data = Buffer.concat([Buffer.from(frame).fill(200), frame]);
  return sharp(data, { raw: { width, height: height * 2, channels: 3, pageHeight: height } });
}

/** Pictures as phones, cameras, editors and screen recorders produce them. They are small enough for every test run. */
export const pictures: CorpusFile[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
    file(
      `JPEG, orientation ${orientation}`,
      () => picture({ width, height, orientation }),
      orientation > 4 ? upended : right,
    ),
  ),
  ...[1, 2].map((missing) =>
    file(`JPEG without the last ${missing} bytes of its end marker`, async () =>
      (await picture({ width, height })).subarray(0, -missing),
    ),
  ),
  file('progressive JPEG without its end marker', async () =>
    (await plain().jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
  ),
  file('progressive JPEG', () => plain().jpeg({ progressive: true }).toBuffer()),
  file('grey JPEG', () => plain().greyscale().jpeg().toBuffer()),
  file('JPEG in CMYK', () => plain().toColourspace('cmyk').jpeg().toBuffer()),
  file('JPEG in 4:4:4', () => plain().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer()),
  file('JPEG with bytes after its end', async () =>
    Buffer.concat([await picture({ width, height }), Buffer.alloc(99)]),
  ),
  file('JPEG in Display P3', () => plain().withIccProfile('p3').jpeg().toBuffer()),
  file('JPEG with a broken colour profile', () => withProfile(Buffer.alloc(500, 0x5a))),
  file('JPEG with a cut colour profile', async () => withProfile((await profileBytes()).subarray(0, 200))),
  file('JPEG with an empty colour profile', () => withProfile(Buffer.alloc(0))),
  file('PNG of 16 bit', () => plain().toColourspace('rgb16').png().toBuffer()),
  file('grey PNG of 16 bit', () => plain().toColourspace('grey16').png().toBuffer()),
  file('PNG with a palette', () => plain().png({ palette: true }).toBuffer()),
  file('PNG of one bit', () => plain().greyscale().png({ palette: true, colours: 2 }).toBuffer()),
  file('interlaced PNG', () => plain().png({ progressive: true }).toBuffer()),
  file('transparent PNG', () => clear().png().toBuffer()),
  file('transparent grey PNG', () => clear().toColourspace('b-w').png().toBuffer()),
  file('WebP', () => plain().webp().toBuffer()),
  file('lossless, transparent WebP', () => clear().webp({ lossless: true }).toBuffer()),
  file('animated WebP', () => moving().webp().toBuffer()),
  file('GIF', () => plain().gif().toBuffer()),
  file('animated GIF', () => moving().gif().toBuffer()),
  file('transparent GIF', () => clear().gif().toBuffer()),
  file('AVIF', () => plain().avif().toBuffer()),
  file('transparent AVIF', () => clear().avif().toBuffer()),
  file('AVIF of 10 bit', () => plain().avif({ bitdepth: 10 }).toBuffer()),
  ...['mif1', 'msf1', 'avis', 'miaf', 'MA1A', 'MA1B'].map((major) =>
    file(`AVIF with the major brand ${major}`, async () =>
      withBrands(await plain().avif().toBuffer(), major, ['mif1', 'avif', 'miaf']),
    ),
  ),
  file('a picture one pixel high', () => picture({ width: 300, height: 1 }), { kind: 'image', width: 300, height: 1 }),
];

/**
 * Pictures of 49.9 megapixels, just below the limit of the platform. The browser shrinks larger photos before the
 * upload.
 */
export const largePictures: CorpusFile[] = [
  file('JPEG of 49.9 megapixels', () => picture({ width: 8_640, height: 5_776 }), {
    kind: 'image',
    width: 8_640,
    height: 5_776,
  }),
  file('PNG of 49.9 megapixels', () => picture({ width: 8_640, height: 5_776, format: 'png' }), {
    kind: 'image',
    width: 8_640,
    height: 5_776,
  }),
];
