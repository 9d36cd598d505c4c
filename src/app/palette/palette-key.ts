import { keyOf } from '@/shared/ui/keys/key-of';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Whether a key event is Ctrl+K or Cmd+K: by its letter, or by its position where the layout types no Latin letter there. */
export const isPaletteKey = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): boolean =>
  ctrlKey !== metaKey && !altKey && !shiftKey && keyOf({ key, code, shiftKey }) === 'K';
