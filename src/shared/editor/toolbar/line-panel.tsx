import { useState, type KeyboardEvent, type ReactNode } from 'react';

import { Button } from '@/shared/ui/button/button';
import { TextInput } from '@/shared/ui/text-input/text-input';

type Props = {
  label: string;
  action: string;
  initial?: string;
  placeholder?: string;
  /** Applies the typed text, or returns an error message. */
  onApply: (typed: string) => string | undefined;
  children?: ReactNode;
};

/** A text input with a button. Not a form element, because it is inside the form of the page. */
export function LinePanel({ label, action, initial = '', placeholder, onApply, children }: Props) {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const apply = () => setError(onApply(typed.trim()));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  };
  return (
    <div className="editor-panel-line">
      <TextInput
        size="sm"
        label={label}
        value={typed}
        placeholder={placeholder}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button size="sm" onClick={apply}>
        {action}
      </Button>
      {children}
    </div>
  );
}
