import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';

import type { NewsRow } from '../news/columns';
import { contentOf, type StoredContent } from '../news/version';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Qualities 4 to 6 give similar sizes for articles; 4 is the fastest. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Compresses a content that was unpacked. */
export const packStored = async (content: object): Promise<Uint8Array> =>
  await compress(JSON.stringify(content), QUALITY);

/** Compresses the content of an item, as small as possible in the time of a save. */
export const packContent = (row: NewsRow): Promise<Uint8Array> => packStored(contentOf(row));

/**
 * A stored content. One that was stored before versions referred to a country by its id has the code of that time instead,
 * and does not say what its covers were cut from.
 */
export type UnpackedContent = Omit<StoredContent, 'countryId' | 'coverOriginalUrl'> &
  Partial<StoredContent> & { countryCode?: string };

export const unpackContent = async (packed: Uint8Array): Promise<UnpackedContent> =>
  JSON.parse((await decompress(packed)).toString('utf8')) as UnpackedContent; // what packContent wrote

const TAG = /<[^>]*>/g;

/** The number of characters of a version in title, summary and article, without markup. */
export const sizeOf = ({ title, markdown, html }: Pick<NewsRow, 'title' | 'markdown' | 'html'>): number =>
  [title, markdown, html.replace(TAG, '')].reduce((sum, text) => sum + text.length, 0);
