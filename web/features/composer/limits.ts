import { plural } from '../../ui/numbers.ts';
import { PICTURE_TYPES } from '../media/uploadPicture.ts';
import { CHECK_AND_RETRY } from '../../ui/connection.ts';

/** The limits of SPEC.md, section 9: at most 10 files per post, images under 80 MB, videos under 5 minutes. */
export const MAX_FILES = 10;
export const MAX_TEXT = 5_000; // Unicode code points
const MB = 1_000_000; // bytes
const IMAGE_BYTES = 80 * MB;
const VIDEO_BYTES = 2 * 1024 ** 3;
const VIDEO_SECONDS = 5 * 60;

const IMAGE_EXTENSIONS = 'jpg jpeg jfif png apng webp avif gif heic heif'.split(' ');
const VIDEO_EXTENSIONS = 'mp4 m4v f4v mov webm mkv 3gp 3g2 ts mts m2ts m2t flv avi mpg mpeg mod vob'.split(' ');

/**
 * The media types and file extensions that the file picker offers. Some systems know no media type for Matroska, or
 * another media type for MP4.
 */
export const ACCEPT = [
  ...[PICTURE_TYPES, '.jfif', 'video/mp4', 'video/webm', 'video/quicktime', 'video/x-matroska', 'video/3gpp'],
  ...['video/3gpp2', 'video/x-m4v', 'video/mp2t', 'video/x-flv', 'video/x-msvideo', 'video/mpeg'],
  ...VIDEO_EXTENSIONS.map((extension) => `.${extension}`),
].join(',');

export const messages = {
  /** The message that SPEC.md, section 5, requires for invalid files. */
  invalidFiles:
    'Remova os arquivos inválidos antes de publicar. Imagens devem ter menos de 80MB e vídeos menos de 5 minutos.',
  tooManyFiles: (surplus: number) =>
    `Um post tem no máximo ${MAX_FILES} arquivos. Remova ${surplus} ${plural(surplus, 'arquivo', 'arquivos')} para publicar.`,
  textTooLong: 'O texto pode ter no máximo 5.000 caracteres.',
  /** The message that SPEC.md, section 8, requires for an empty post. */
  nothingToSend: 'Sem dados para envio',
  perhapsPublished: 'Uma versão deste post talvez já tenha sido publicada. Confira o feed antes de publicar de novo.',
  unreadable: 'Não conseguimos ler o arquivo. Escolha-o de novo.',
  sendAgain: 'O arquivo precisa ser enviado de novo.',
  uploadFailed: `O envio falhou. ${CHECK_AND_RETRY}`,
};

export type FileKind = 'image' | 'video';

/**
 * Returns the kind of a picked file, according to its media type. If this type is neither that of a picture nor that of
 * a video, the file extension decides, because systems differ: for some of them, `.ts` is a translation, and `.mp4`
 * sound. Returns null if such a file cannot be published. The server checks the content later.
 */
export function kindOf({ type, name }: { type: string; name: string }): FileKind | null {
  if (type.startsWith('video/')) return 'video';
  if (type.startsWith('image/')) return type === 'image/svg+xml' ? null : 'image';
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (VIDEO_EXTENSIONS.includes(extension)) return 'video';
  return IMAGE_EXTENSIONS.includes(extension) ? 'image' : null;
}

/**
 * Returns the message that says why a file cannot be published, or null if it can be published. Checks only properties
 * that the browser knows. `duration` is in seconds.
 */
export function invalidReason(file: { kind: FileKind | null; size: number; duration?: number | null }): string | null {
  if (file.kind === null) return 'Tipo de arquivo não aceito';
  if (file.size === 0) return 'Arquivo vazio';
  if (file.kind === 'image') return file.size >= IMAGE_BYTES ? 'Imagem de 80 MB ou mais' : null;
  if (file.duration != null && file.duration >= VIDEO_SECONDS) return 'Vídeo de 5 minutos ou mais';
  return file.size >= VIDEO_BYTES ? 'Vídeo de 2 GB ou mais' : null;
}
