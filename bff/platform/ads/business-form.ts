import type { Request } from 'express';
import { ApiError } from '../errors.ts';
import { MAX_FILES_PER_POST } from '../media/limits.ts';
import type { StagedFile } from '../media/ingest.ts';
import type { Media } from '../media/media.ts';
import { readMultipart } from '../media/multipart.ts';
import { invalidForm, readBusinessForm, readUploads, type BusinessForm, type Fields } from './ad-form.ts';

const KiB = 1024;
/**
 * The maximum number of images of a business ad. SPEC.md section 3: `attach` is a list. It may have as many files as
 * the list of a post.
 */
const MAX_IMAGES = MAX_FILES_PER_POST;

export interface ReceivedBusinessForm {
  /** All fields of the form, as they were received. */
  fields: Fields;
  /**
   * Validates the fields of the form and returns them.
   * @param today the São Paulo day before which no ad may begin; by default the present day
   * @throws {ApiError} 400 that lists every problem of the form
   */
  readForm: (today?: string) => BusinessForm;
  uploads: string[];
  staged: StagedFile[];
  paymentIntentId: string;
}

/**
 * Receives a business ad's multipart form and passes it to `run`. Deletes the temporary image files when reading the
 * form or `run` fails.
 * @throws {ApiError} 400 that lists every problem of the form
 */
export async function receivingBusinessForm<T>(
  request: Request,
  media: Media,
  run: (received: ReceivedBusinessForm) => Promise<T>,
) {
  try {
    const { fields, files } = await receive(request, media);
    return await unstagingOnFailure(
      media,
      files.map(({ value }) => value),
      (staged) => run(readForm(fields, staged)),
    );
  } catch (error) {
    throw withErrorList(error);
  }
}

function receive(request: Request, media: Media) {
  return readMultipart<StagedFile>(request, {
    maxFiles: MAX_IMAGES,
    fileFields: ['attach'],
    textFields: {
      desTargetType: KiB,
      title: 4 * KiB,
      redirectionLink: 8 * KiB,
      startDate: 100,
      endDate: 100,
      // The text of the form's total (SPEC.md section 3). It is ignored: `valPrice` has the price that the member saw.
      totalValue: 100,
      valPrice: 100,
      paymentIntentId: 200,
      desMethod: 100,
      uploads: 8 * KiB,
    },
    listFields: ['desTargetType'],
    onFile: (stream) => media.stage(stream),
    discard: (file) => media.unstage(file),
  });
}

async function unstagingOnFailure<T>(media: Media, staged: StagedFile[], run: (staged: StagedFile[]) => Promise<T>) {
  try {
    return await run(staged);
  } catch (error) {
    await Promise.all(staged.map((file) => media.unstage(file)));
    throw error;
  }
}

function readForm(fields: Map<string, string>, staged: StagedFile[]): ReceivedBusinessForm {
  const uploads = readUploads(fields.get('uploads'));
  if (uploads.length + staged.length > MAX_IMAGES) throw invalidForm([`Envie no máximo ${MAX_IMAGES} imagens.`]);
  if (staged.some(({ kind }) => kind !== 'image')) throw invalidForm(['O anúncio aceita apenas imagens.']);
  const given = Object.fromEntries(fields);
  const readForm = (today?: string) => readBusinessForm(given, uploads.length + staged.length, today);
  return { fields: given, readForm, uploads, staged, paymentIntentId: fields.get('paymentIntentId') ?? '' };
}

/** Adds the list `errors`, which SPEC.md section 7 requires, to a 400 error without such a list. */
function withErrorList(error: unknown) {
  if (!(error instanceof ApiError) || error.status !== 400 || 'errors' in error.details) return error;
  const details = { errors: [error.message] };
  return new ApiError(400, error.code, error.message, error.field, { cause: error, details });
}
