import fs from 'node:fs/promises';
import path from 'node:path';

import type { Id } from '@contract';

import { MAX_IMAGE_BYTES } from '../../http/read-form';
import type { FetchPicture } from '../fetched-pictures/fetch-picture';
import { FILES_PATH, imageUrl, type NewImage, takePicture } from '../images/image-store';
import { refusalOf } from '../images/image-type';
import type { Workers } from '../news/workers';

import { importMessages } from './messages';
import type { Report } from './report';

/** The usual limit for the pictures of one import. */
export const PICTURE_MEGABYTES = 2_000;

const MEGABYTE = 1024 * 1024;
// As in an article that is cleaned: an attribute's value contains no bracket.
const PICTURE = /<img\b[^<>]*>/gi;
const SOURCE = /(\ssrc\s*=\s*)(["'])([^"']*)\2/i;
const SETS = /\s(?:srcset|sizes)\s*=\s*(?:"[^"]*"|'[^']*')/gi;

type Deps = {
  workers: Workers;
  /** Undefined if nothing is fetched from other websites. */
  fetchPicture: FetchPicture | undefined;
  /** The limit for the pictures of the whole import. */
  megabytes: number;
  /** Whether nothing is stored, and so nothing fetched. */
  isTrial: boolean;
  report: Report;
};

/** Where an article stands, for the pictures that it names. */
type Place = { place: string; folder: string | undefined; address: string };

/** Where a picture lies: in a file or on a website. */
type Found = { file: string } | { url: string } | 'own' | 'missing';

const decoded = (source: string): string => {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
};

const isWithin = (folder: string, file: string): boolean => file.startsWith(folder + path.sep);

/** The file that an article names, unless it lies outside of its archive, also by a link. */
const findFile = async (root: string, folder: string, source: string): Promise<string | undefined> => {
  try {
    const [real, file] = [await fs.realpath(root), await fs.realpath(path.join(folder, decoded(source)))];
    const { size } = await fs.stat(file);
    return isWithin(real, file) && size <= MAX_IMAGE_BYTES ? file : undefined;
  } catch {
    return undefined;
  }
};

/** Takes the pictures of an archive: files beside its articles, and those of its website. `root`: the folder of the archive. */
export const createPictures = (
  { workers, fetchPicture, megabytes, isTrial, report }: Deps,
  root?: string,
) => {
  let taken = 0;

  const find = async (source: string, { folder, address }: Place): Promise<Found> => {
    if (source.startsWith(FILES_PATH)) return 'own';
    if (root !== undefined && folder !== undefined && !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source)) {
      const file = await findFile(root, folder, source.replace(/[?#].*$/, ''));
      if (file !== undefined) return { file };
    }
    const base = URL.canParse(address) ? address : undefined;
    if (!URL.canParse(source, base)) return 'missing';
    const { href, protocol } = new URL(source, base);
    return protocol === 'http:' || protocol === 'https:' ? { url: href } : 'own';
  };

  const read = async (
    found: { file: string } | { url: string },
    place: string,
  ): Promise<Buffer | undefined> => {
    if (taken > megabytes * MEGABYTE) {
      report.change(importMessages.picturesOverLimit(megabytes), place);
      return undefined;
    }
    const bytes = 'file' in found ? await fs.readFile(found.file) : await fetchPicture?.(found.url);
    if (!bytes) report.change(importMessages.pictureNotFetched, place);
    taken += bytes?.length ?? 0;
    return bytes;
  };

  /** The bytes of a picture; undefined if there is none, which is reported. */
  const take = async (
    source: string,
    place: Place,
  ): Promise<{ bytes?: Buffer | undefined; found: Found }> => {
    const found = await find(source, place);
    if (found === 'missing') report.change(importMessages.pictureMissing, place.place);
    if (typeof found === 'string') return { found };
    if (isTrial && 'url' in found) {
      report.change(importMessages.pictureToFetch, place.place);
      return { found };
    }
    const bytes = await read(found, place.place);
    if (!bytes || !refusalOf(bytes)) return { bytes, found };
    report.change(importMessages.pictureUnusable, place.place);
    return { found };
  };

  return {
    /** The file of a cover. */
    takeCover: async (source: string, place: Place): Promise<Buffer | undefined> =>
      source.trim() ? (await take(source.trim(), place)).bytes : undefined,

    /** The text of an article with the pictures that it shows as stored images, which are to be stored with it. */
    takeText: async (
      html: string,
      place: Place,
      owner: Id,
    ): Promise<{ html: string; images: NewImage[] }> => {
      const images: NewImage[] = [];
      const replaced = new Map<string, string>();
      const tagOf = async (tag: string): Promise<string> => {
        const source = (SOURCE.exec(tag)?.[3] ?? '').replaceAll('&amp;', '&').trim();
        if (source === '' || /^data:/i.test(source)) return tag;
        const { bytes, found } = await take(source, place);
        const picture = bytes && (await takePicture(workers, { bytes, purpose: 'inline' }, owner));
        if (picture && 'image' in picture) {
          images.push(picture.image);
          return tag.replace(SETS, '').replace(SOURCE, `$1$2${imageUrl(picture.image.key)}$2`);
        }
        if (picture) report.change(importMessages.pictureUnusable, place.place);
        const isElsewhere = found === 'own' || (typeof found === 'object' && 'url' in found);
        return isElsewhere ? tag : '';
      };
      for (const [tag] of html.matchAll(PICTURE)) {
        if (!replaced.has(tag)) replaced.set(tag, await tagOf(tag));
      }
      return { html: html.replace(PICTURE, (tag) => replaced.get(tag) ?? tag), images };
    },
  };
};

export type Pictures = ReturnType<typeof createPictures>;
