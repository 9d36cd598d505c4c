import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

import type { NewsRow } from '../news/presenter';
import { contentOf, type StoredContent } from '../news/version';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Of 4 to 6 alike in size for articles, the quickest. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The content of an item in as few bytes as a save has time for. */
export const packContent = async (row: NewsRow): Promise<Uint8Array> =>
  await compress(JSON.stringify(contentOf(row)), QUALITY);

export const unpackContent = async (packed: Uint8Array): Promise<StoredContent> =>
  JSON.parse((await decompress(packed)).toString('utf8')) as StoredContent; // what packContent wrote

const TAG = /<[^>]*>/g;

/** The characters that a version has in title, summary and article, without markup. */
export const sizeOf = ({ title, markdown, html }: NewsRow): number =>
  [title, markdown, html.replace(TAG, '')].reduce((sum, text) => sum + text.length, 0);
