import type { Id } from '@contract';

import type { FieldMessages } from '../../http/api-error';
import { invalidInput } from '../../http/api-error';
import type { UploadedForm } from '../../http/read-form';
import { type NewImage, takePicture } from '../images/image-store';
import { refusalOf } from '../images/image-type';
import type { ImagePurpose } from '../images/make-image';
import { imageMessages } from '../images/messages';

import type { Workers } from './workers';

/** Adds an error for each of the named files that is required but missing, or not an image. */
export const checkImages = (
  { files }: UploadedForm,
  names: readonly string[],
  errors: FieldMessages,
  { required }: { required: boolean },
): void => {
  for (const name of names) {
    const file = files[name];
    const message = file ? refusalOf(file) : required ? imageMessages.required : undefined;
    if (message) errors[name] ??= message;
  }
};

/** The named file as a new image; undefined if none was sent. Throws a field error for an unusable file. */
export const takeImage = async (
  { files }: UploadedForm,
  name: string,
  purpose: ImagePurpose,
  { workers, owner }: { workers: Workers; owner: Id },
): Promise<NewImage | undefined> => {
  const file = files[name];
  if (!file) return undefined;
  const taken = await takePicture(workers, { bytes: file, purpose }, owner);
  if ('refusal' in taken) throw invalidInput({ [name]: taken.refusal });
  return taken.image;
};
