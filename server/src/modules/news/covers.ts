import type { Id } from '@contract';

import type { FieldMessages } from '../../http/api-error';
import type { UploadedForm } from '../../http/read-form';
import { imageUrl, type NewImage, type Placed } from '../images/image-store';

import type { NewsRow } from './columns';
import { newsMessages } from './messages';
import { checkImages, takeImage } from './uploaded-images';
import type { Workers } from './workers';

/** The pictures of an item besides those of its text. */
export type Covers = Pick<NewsRow, 'coverImageUrl' | 'squareImageUrl' | 'coverOriginalUrl'>;

const KEEP = 'true';

type TakenCovers = Record<'cover' | 'square' | 'original', NewImage | undefined>;

/** Adds an error for each file of the form that is not an image, and for each missing required cover. */
export const checkCovers = (
  form: UploadedForm,
  errors: FieldMessages,
  covers: { required: boolean },
): void => {
  checkImages(form, ['cover', 'square'], errors, covers);
  checkImages(form, ['original'], errors, { required: false });
  if ((form.fields['keep_original'] ?? KEEP) !== KEEP) errors['keep_original'] = newsMessages.trueOrNothing;
};

/** The pictures of a checked form as new stored images. */
export const takeCovers = async (form: UploadedForm, workers: Workers, owner: Id): Promise<TakenCovers> => {
  const take = (name: keyof TakenCovers) => takeImage(form, name, name, { workers, owner });
  const [cover, square, original] = await Promise.all([take('cover'), take('square'), take('original')]);
  return { cover, square, original };
};

/** The pictures that were accepted. */
export const imagesOf = (taken: TakenCovers): NewImage[] =>
  Object.values(taken).filter((image) => image !== undefined);

/** Of a new item. */
export const NO_COVERS: Covers = { coverImageUrl: null, squareImageUrl: null, coverOriginalUrl: null };

const placeCover = (address: string | null, placed: Placed): string | null => address && placed(address);

/** The pictures under the addresses at which they are stored. */
export const placeCovers = (covers: Covers, placed: Placed): Covers => ({
  coverImageUrl: placeCover(covers.coverImageUrl, placed),
  squareImageUrl: placeCover(covers.squareImageUrl, placed),
  coverOriginalUrl: placeCover(covers.coverOriginalUrl, placed),
});

/** An item's pictures after an edit: a cover that was not sent stays; a cover cut from another picture removes the original. */
export const coversAfterEdit = (
  current: Covers,
  { cover, square, original }: TakenCovers,
  { fields }: UploadedForm,
): Covers => {
  const isOriginalKept = (!cover && !square) || fields['keep_original'] === KEEP;
  const kept = isOriginalKept ? current.coverOriginalUrl : null;
  return {
    coverImageUrl: cover ? imageUrl(cover.key) : current.coverImageUrl,
    squareImageUrl: square ? imageUrl(square.key) : current.squareImageUrl,
    coverOriginalUrl: original ? imageUrl(original.key) : kept,
  };
};

/** The pictures of a version; an old version does not say what its covers were cut from. */
export type VersionCovers = Omit<Covers, 'coverOriginalUrl'> & Partial<Covers>;

/** An item's pictures after the covers of a version are restored, with the original of those covers. */
export const coversBroughtBack = (
  current: Covers,
  { coverImageUrl, squareImageUrl, coverOriginalUrl }: VersionCovers,
): Covers => {
  const isSame = coverImageUrl === current.coverImageUrl && squareImageUrl === current.squareImageUrl;
  const found = isSame ? current.coverOriginalUrl : null;
  return {
    coverImageUrl,
    squareImageUrl,
    coverOriginalUrl: coverOriginalUrl === undefined ? found : coverOriginalUrl,
  };
};
