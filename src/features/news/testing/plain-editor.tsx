import type { BodyFieldProps } from '@/shared/editor/body-field';
import { TextInput } from '@/shared/ui/text-input/text-input';

/**
 * Stands for the editor in the page tests: one paragraph of plain text and a way to add a picture. The real one draws
 * with layout that jsdom does not have; its own tests and the journeys in a browser run it.
 */
export function BodyField({
  label,
  value,
  error,
  required,
  onChange,
  onUploadImage,
  onUploadingChange,
}: BodyFieldProps) {
  const addPicture = async () => {
    onUploadingChange?.(true);
    const { url } = await onUploadImage(new File(['picture'], 'inline.png', { type: 'image/png' }), {
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
    onChange(`${value}<img src="${url}">`);
    onUploadingChange?.(false);
  };
  return (
    <>
      <TextInput
        label={label}
        value={value.replace(/<\/?p>/g, '')}
        error={error}
        inputProps={{ 'aria-required': required }}
        onChange={({ target }) => onChange(target.value === '' ? '' : `<p>${target.value}</p>`)}
      />
      <button type="button" onClick={() => void addPicture()}>
        Add picture
      </button>
    </>
  );
}
