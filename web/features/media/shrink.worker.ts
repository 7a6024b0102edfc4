import { LIGHT, isHeic, scaleOf, type ShrinkAnswer } from './image.ts';

const QUALITY = 0.85;

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  shrink(data).then(
    (blob) => answer({ blob }),
    () => answer({ blob: null }),
  );
};

function answer(message: ShrinkAnswer) {
  self.postMessage(message);
}

async function shrink(blob: Blob) {
  const picture = await createImageBitmap(blob);
  const scale = scaleOf(picture);
  if (scale === 1 && blob.size <= LIGHT && !isHeic(blob)) return null;

  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();

  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
  if (webp.type === 'image/webp') return webp;
  // This browser cannot encode WebP. Convert only JPEG and HEIC files to JPEG, because JPEG has no transparency. Do not
  // shrink files of other formats.
  return blob.type === 'image/jpeg' || isHeic(blob)
    ? canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    : null;
}
