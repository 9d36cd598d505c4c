import { useId, useState } from 'react';

import { COVER_RATIO } from '@/shared/contract/limits';
import { useMessages } from '@/shared/i18n/messages';
import { usePictureSizes } from '@/shared/lib/use-picture-sizes';

import { Button } from '../button/button';
import { fieldControl, FieldFrame, type FieldText } from '../field/field-frame';
import { kitMessages } from '../messages';

import { acceptedNames, checkImage, fileSize } from './check-image';
import { Bar, Buttons, Zone } from './image-uploader-styles';
import { useObjectUrl } from './use-object-url';

export type ImageUploaderProps = FieldText & {
  /** The chosen file that is not saved yet. */
  value: File | null;
  onChange: (file: File | null) => void;
  onBlur?: () => void;
  /** The address of the saved picture; shown while no new file is chosen. */
  currentUrl?: string | null;
  /** Defaults to 16:9. */
  ratio?: { width: number; height: number };
  /** The `accept` attribute of the input. */
  accept?: string;
  maxBytes?: number;
  /** The upload progress from 0 to 1; null or missing if no upload is running. */
  progress?: number | null;
  onCancel?: () => void;
  id?: string;
  name?: string;
  disabled?: boolean;
  required?: boolean;
};

/** About as wide as the column of a form beside the text. */
const WIDTH = '400px';

/**
 * An input for one picture (KIT-07): choose or drop a file, by mouse or keyboard. Of several files, the last
 * one is used.
 */
export function ImageUploader(props: ImageUploaderProps) {
  const { value, onChange, onBlur, currentUrl, ratio = COVER_RATIO, id, name, disabled, required } = props;
  const { accept = 'image/*', maxBytes = Infinity, progress = null, onCancel } = props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  const messages = useMessages(kitMessages);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [dragging, setDragging] = useState(false);
  const preview = useObjectUrl(value) ?? (value ? null : currentUrl);
  const sizes = usePictureSizes(preview, WIDTH);
  const busy = progress !== null;
  const text = { ...props, error: refusal ?? props.error };

  const remove = () => {
    setRefusal(null);
    onChange(null);
  };

  const choose = (files: FileList | null) => {
    const file = files?.item(files.length - 1);
    if (!file) return;
    const fault = checkImage(file, accept, maxBytes);
    if (fault === 'type') setRefusal(messages.imageType(file.name, acceptedNames(accept)));
    else if (fault === 'size') setRefusal(messages.imageSize(fileSize(file.size), fileSize(maxBytes)));
    else {
      setRefusal(null);
      onChange(file);
    }
  };

  const { label, caption, description, error, success } = text;
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      caption={caption}
      description={description}
      error={error}
      success={success}
      required={required}
    >
      <Zone
        htmlFor={fieldId}
        data-dragging={dragging}
        data-invalid={Boolean(error)}
        style={{ aspectRatio: `${ratio.width} / ${ratio.height}` }}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(!disabled && !busy);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDragging(false);
          if (!disabled && !busy) choose(event.dataTransfer.files);
        }}
      >
        <input
          id={fieldId}
          type="file"
          name={name}
          accept={accept}
          disabled={disabled || busy}
          required={required && !preview}
          onBlur={onBlur}
          onChange={(event) => {
            choose(event.target.files);
            // Reset, so that the same file can be chosen again after it was removed.
            event.target.value = '';
          }}
          {...fieldControl(fieldId, text)}
        />
        {preview && <img {...sizes} src={preview} alt="" />}
        <span>{messages.chooseImage}</span>
      </Zone>
      {busy && (
        <Bar role="progressbar" aria-label={messages.uploading} aria-valuenow={Math.round(progress * 100)}>
          <div style={{ width: `${progress * 100}%` }} />
        </Bar>
      )}
      <Buttons>
        {busy && onCancel && (
          <Button size="xs" variant="outlined" color="secondary" onClick={onCancel}>
            {messages.cancel}
          </Button>
        )}
        {value && !busy && !disabled && (
          <Button size="xs" variant="flat" color="secondary" onClick={remove}>
            {messages.removeImage}
          </Button>
        )}
      </Buttons>
    </FieldFrame>
  );
}
