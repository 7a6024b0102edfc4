import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { openApiDocument } from '../../../bff/platform/openapi/document.ts';

/** The folder of the peer. It has packages of its own, so it is run as it is and not bundled. */
const PEER = 'tests/bench/gateway/peers/hive';
export const hiveServer = `${PEER}/server.mjs`;

/**
 * The first page of the feed with its authors, in the names that GraphQL Mesh derives from the OpenAPI document. It
 * selects the values from which `feedAnswer` composes the answer to the web app's query, and nothing else.
 */
export const openApiFeed = /* GraphQL */ `
  query Feed($cursorSize: PositiveInt!) {
    getFeedV2(cursorSize: $cursorSize, autores: TRUE) {
      posts {
        idPost
        idUser
        desContent
        datCreated
        owner
        desStatus
        idCommunity
        desCommunityName
        cursor
        comments {
          total
          revision
        }
        files {
          idFile
          type
          alt
          width
          height
          thumbhash
          sources {
            url
            width
          }
          url
          mimeType
          posterUrl
        }
        reactions {
          total
          revision
          reacted
        }
      }
      paging {
        cursorBefore
        cursorAfter
        hasMore
      }
      autores {
        idUser
        userName
        apelido
        userImage
        verified
      }
    }
  }
`;

/**
 * Installs the packages of the peer, as its lock file names them. No other command does, because there are more than
 * 200 of them.
 * @throws {Error} if npm fails
 */
export function installHive() {
  const { status } = spawnSync('npm', ['ci', '--prefix', PEER, '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm could not install Hive Gateway.');
}

/** Writes the platform's OpenAPI document to a file in `folder`. @returns the path of the file */
export function writeOpenApi(folder: string) {
  const path = join(folder, 'openapi.json');
  writeFileSync(path, JSON.stringify(openApiDocument(), splitNull));
  return path;
}

/**
 * Writes the JSON Schema `{ "type": ["string", "null"] }` as `anyOf` of the two types, which means the same. GraphQL
 * Mesh reads the first form as a string that is never null, so a post without a community's name would become null.
 */
function splitNull(_key: string, value: unknown) {
  const read = nullable.safeParse(value);
  if (!read.success) return value;
  const { type, ...rest } = read.data;
  return { ...rest, anyOf: type.map((each) => ({ type: each })) };
}

const nullable = z.looseObject({ type: z.tuple([z.string(), z.literal('null')]) });
