const UNITS = ['B', 'kB', 'MB', 'GB'];

/** Formats a file size with decimal units: 5_300_000 is "5.3 MB". */
export const fileSize = (bytes: number): string => {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return `${Math.round((bytes / 1_000 ** power) * 10) / 10} ${UNITS[power] ?? ''}`;
};

const matches = (file: File, pattern: string) => {
  if (pattern.startsWith('.')) return file.name.toLowerCase().endsWith(pattern.toLowerCase());
  return pattern.endsWith('/*') ? file.type.startsWith(pattern.slice(0, -1)) : file.type === pattern;
};

/**
 * The fault of a chosen file, or null. `accept` is that of an input: types such as `image/png` or `image/*`,
 * or extensions.
 */
export const checkImage = (file: File, accept: string, maxBytes: number): 'type' | 'size' | null => {
  const patterns = accept.split(',').map((pattern) => pattern.trim());
  if (!patterns.some((pattern) => matches(file, pattern))) return 'type';
  return file.size > maxBytes ? 'size' : null;
};

/** Formats `accept` for a message: `image/jpeg, image/png` is "JPEG, PNG"; any image is "image". */
export const acceptedNames = (accept: string): string =>
  accept
    .split(',')
    .map((pattern) => pattern.trim())
    .map((pattern) => (pattern === 'image/*' ? 'image' : pattern.replace(/^image\/|^\./u, '').toUpperCase()))
    .join(', ');
