type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The letter of a key event, in upper case. If the layout types no Latin letter there, as in Thai, the letter of that key
 * on an English layout.
 */
export const keyOf = ({ key, code, shiftKey }: Pressed): string => {
  if (/^[!-~]$/.test(key)) return key.toUpperCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  return code.replace(/^Key/, '');
};
