import type { ShrinkAnswer } from './image.ts';
import { shrinkPicture } from './shrinkPicture.ts';

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  shrinkPicture(data).then(
    (blob) => answer({ blob }),
    () => answer({ blob: null }),
  );
};

function answer(message: ShrinkAnswer) {
  self.postMessage(message);
}
