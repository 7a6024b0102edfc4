import { hashOf, textOf } from '../../../web/build/documents.ts';
import { CommentAddedDocument } from '../../../web/features/comments/generated/comments.ts';

/** The web app's subscription to the comments of a post. The app sends its hash instead of its text. */
export const operationName = 'CommentAdded';
export const query = textOf(CommentAddedDocument);
export const sha256Hash = hashOf(query);
