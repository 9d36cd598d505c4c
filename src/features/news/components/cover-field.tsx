import { useField } from 'formik';

import { useFieldError } from '@/shared/form/form-status';
import { ImageUploader } from '@/shared/ui/image-uploader/image-uploader';

import { COVER_MAX_BYTES, COVER_TYPES } from '../model/cover-limits';

type Props = {
  name: 'cover' | 'square';
  label: string;
  ratio: { width: number; height: number };
  /** The cover on the server, which stays unless another is chosen. */
  currentUrl?: string | null;
};

/** One of the two covers (NWS-07). */
export function CoverField({ name, ...uploader }: Props) {
  const [field, , helpers] = useField<File | null>(name);
  return (
    <ImageUploader
      {...uploader}
      id={name}
      name={name}
      value={field.value}
      accept={COVER_TYPES}
      maxBytes={COVER_MAX_BYTES}
      error={useFieldError(name)}
      onChange={(file) => void helpers.setValue(file)}
      onBlur={() => void helpers.setTouched(true)}
    />
  );
}
