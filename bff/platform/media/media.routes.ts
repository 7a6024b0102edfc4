import { Router } from 'express';
import { disconnectSignal } from '../../http/http-server.ts';
import { pathId } from '../http/input.ts';
import { invalidInput, notFound } from '../errors.ts';
import { requireViewer } from '../auth/session.ts';
import { deliverMedia } from './media.delivery.ts';
import type { StagedFile } from './ingest.ts';
import type { Media } from './media.ts';
import { readMultipart, uploadInterrupted } from './multipart.ts';

/** Serves `POST /media` and `DELETE /media/{id}` (API.md), mounted under `/api`. */
export function createMediaRoutes(media: Media) {
  const router = Router();

  router.post('/media', async (request, response) => {
    const ownerId = requireViewer(request);
    const gone = disconnectSignal(response, uploadInterrupted);
    const { files } = await readMultipart<StagedFile>(request, {
      maxFiles: 2,
      fileFields: ['file', 'poster'],
      textFields: {},
      onFile: (stream) => media.stage(stream, gone),
      discard: (staged) => media.unstage(staged),
    });
    const [file, ...moreFiles] = files.filter(({ field }) => field === 'file');
    const [poster, ...morePosters] = files.filter(({ field }) => field === 'poster');
    if (!file || moreFiles.length > 0 || morePosters.length > 0) {
      for (const { value } of files) await media.unstage(value);
      throw invalidInput('file', 'Envie um arquivo por vez.');
    }
    const row = await media.storeStaged(file.value, { ownerId }, poster?.value);
    response.status(201).json(media.toWire(row));
  });

  router.delete('/media/:id', async (request, response) => {
    const discarded = await media.discard(requireViewer(request), [pathId(request, 'id')]);
    if (discarded === 0) throw notFound();
    response.status(204).end();
  });

  return router;
}

/** Serves `GET /media/{key}` to clients with a signed URL. Mounted at the root, not under `/api`. */
export function createDeliveryRoutes(media: Media) {
  const router = Router();
  // Express also answers HEAD requests with this GET handler.
  router.get('/media/:key', deliverMedia(media));
  return router;
}
