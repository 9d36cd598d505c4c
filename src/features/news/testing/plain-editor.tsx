import type { BodyFieldProps } from '@/shared/editor/body-field';
import { TextInput } from '@/shared/ui/text-input/text-input';

/**
 * Replaces the editor in page tests: one paragraph of plain text, and a way to add a picture. The real
 * editor depends on layout that jsdom does not have; its own tests and the e2e journeys run it.
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
