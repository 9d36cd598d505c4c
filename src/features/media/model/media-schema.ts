import { array, object, string } from 'yup';

import {
  MAX_MEDIA_ALT,
  MAX_MEDIA_TAGS,
  MAX_MEDIA_TEXT,
  MAX_RIGHTS_NOTE,
  type MediaTexts,
} from '@/shared/contract';
import { boxText, lineText } from '@/shared/form/clean-text';

import type { MediaMessages } from '../messages';

/** The texts about a picture as a form holds them: a day that is not set is empty. */
type MediaValues = Omit<MediaTexts, 'rightsUntil'> & { rightsUntil: string };

/** Nothing is required: a picture may be described bit by bit. Formik validates an empty text as undefined. */
export const mediaSchema = ({ tooLong, tooManyTags }: Pick<MediaMessages, 'tooLong' | 'tooManyTags'>) => {
  const line = (max: number) => lineText().default('').max(max, tooLong(max));
  return object({
    title: line(MAX_MEDIA_TEXT),
    alt: line(MAX_MEDIA_ALT),
    credit: line(MAX_MEDIA_TEXT),
    source: line(MAX_MEDIA_TEXT),
    rightsNote: boxText().default('').max(MAX_RIGHTS_NOTE, tooLong(MAX_RIGHTS_NOTE)),
    rightsUntil: string().default(''),
    tags: array(string().defined()).defined().max(MAX_MEDIA_TAGS, tooManyTags(MAX_MEDIA_TAGS)),
  });
};

/** The texts of a picture for the form. */
export const toMediaValues = ({
  title,
  alt,
  credit,
  source,
  rightsNote,
  rightsUntil,
  tags,
}: MediaTexts): MediaValues => ({
  title,
  alt,
  credit,
  source,
  rightsNote,
  rightsUntil: rightsUntil ?? '',
  tags,
});
