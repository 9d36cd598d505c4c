import { useField, useFormikContext } from 'formik';
import { memo, useCallback } from 'react';

import { COVER_MAX_BYTES, PICTURE_TYPES } from '@/shared/contract';
import { useFieldError } from '@/shared/form/form-status';
import { ImageUploader } from '@/shared/ui/image-uploader/image-uploader';

import { CoverCutPreview } from './cover-cut-preview';

// Formik notifies every field of every keystroke; rerender only the field that changed.
const Uploader = memo(ImageUploader);

type Props = {
  name: 'cover' | 'square';
  label: string;
  ratio: { width: number; height: number };
  /** The address of the stored cover, which stays unless another is chosen. */
  currentUrl?: string | null;
  required: boolean;
};

/** One of the two covers (NWS-07). */
export function CoverField({ name, ...uploader }: Props) {
  const [field] = useField<File | null>(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  const choose = useCallback((file: File | null) => void setFieldValue(name, file), [name, setFieldValue]);
  const leave = useCallback(() => void setFieldTouched(name, true), [name, setFieldTouched]);
  return (
    <>
      <Uploader
        {...uploader}
        id={name}
        name={name}
        value={field.value}
        accept={PICTURE_TYPES}
        maxBytes={COVER_MAX_BYTES}
        error={useFieldError(name)}
        onChange={choose}
        onBlur={leave}
      />
      {field.value && <CoverCutPreview file={field.value} ratio={uploader.ratio} />}
    </>
  );
}
