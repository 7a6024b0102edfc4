import { ApiError } from '../errors.ts';

/**
 * The reasons for refusing an uploaded file. Members see the messages; the codes are values of `RefusalCode` in the
 * GraphQL schema.
 */
export const refusals = {
  imageTooLarge: () => refusal('FILE_TOO_LARGE', 'A imagem é grande demais. Imagens devem ter menos de 80 MB.'),
  videoTooLarge: () => refusal('FILE_TOO_LARGE', 'O vídeo é grande demais. Envie um arquivo com menos de 2 GB.'),
  videoTooLong: () => refusal('VIDEO_TOO_LONG', 'O vídeo é longo demais. Vídeos devem ter menos de 5 minutos.'),
  tooManyPixels: () => refusal('TOO_MANY_PIXELS', 'A imagem tem pixels demais. O limite é de 50 megapixels.'),
  tooManyFiles: () => refusal('TOO_MANY_FILES', 'Envie no máximo 10 arquivos por post.'),
  tooMuchUnpublished: () =>
    refusal(
      'TOO_MANY_FILES',
      'Você enviou muitos arquivos que ainda não publicou. Publique ou descarte alguns, e tente novamente.',
    ),
  unsupported: () =>
    refusal(
      'UNSUPPORTED_FILE',
      'Este tipo de arquivo não é aceito. Envie fotos JPEG, PNG, WebP, AVIF ou GIF, ou vídeos MP4, MOV ou WebM.',
    ),
  heic: () =>
    refusal(
      'UNSUPPORTED_FILE',
      'Fotos HEIC não são aceitas. Converta para JPEG, ou escolha "Mais compatível" nos formatos da câmera.',
    ),
  videoCodec: () =>
    refusal(
      'UNSUPPORTED_FILE',
      'O formato deste vídeo não toca em todos os navegadores. Envie um vídeo em H.264, VP8, VP9 ou AV1.',
    ),
  hevc: () =>
    refusal(
      'UNSUPPORTED_FILE',
      'Vídeos em HEVC (H.265) não tocam em todos os navegadores. Exporte o vídeo em H.264. No iPhone, escolha "Mais compatível" nos formatos da câmera.',
    ),
  audioCodec: () =>
    refusal(
      'UNSUPPORTED_FILE',
      'O som deste vídeo está em um formato que não toca em todos os navegadores. Exporte o vídeo com som em AAC.',
    ),
  audioBesideVp8: () =>
    refusal(
      'UNSUPPORTED_FILE',
      'O som deste vídeo não toca em todos os navegadores junto com VP8. Exporte o vídeo com som em Opus.',
    ),
  spliced: () =>
    refusal(
      'UNSUPPORTED_FILE',
      'Este vídeo tem trechos cortados que ainda estão no arquivo. Exporte o vídeo no editor e envie o arquivo exportado.',
    ),
  broken: () => refusal('BROKEN_FILE', 'O arquivo está incompleto ou danificado.'),
  brokenPoster: () => refusal('BROKEN_FILE', 'A capa do vídeo não pôde ser lida.', 'poster'),
  listed: () => refusal('UNSUPPORTED_FILE', 'Este arquivo não pode ser publicado aqui.'),
  empty: () => refusal('BROKEN_FILE', 'O arquivo está vazio.'),
};

function refusal(code: string, message: string, field = 'files') {
  return new ApiError(400, code, message, field);
}
