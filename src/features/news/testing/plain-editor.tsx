import type { BodyFieldProps } from '@/shared/editor/body-field';
import { TextInput } from '@/shared/ui/text-input/text-input';

/**
 * Stands for the editor in the page tests: one paragraph of plain text. The real one draws with layout that jsdom
 * does not have; its own tests and the journeys in a browser run it.
 */
export function BodyField({ label, value, error, onChange }: BodyFieldProps) {
  return (
    <TextInput
      label={label}
      value={value.replace(/<\/?p>/g, '')}
      error={error}
      onChange={({ target }) => onChange(target.value === '' ? '' : `<p>${target.value}</p>`)}
    />
  );
}
