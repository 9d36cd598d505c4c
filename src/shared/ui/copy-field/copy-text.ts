/**
 * Puts a text on the clipboard; tells whether that worked. Over plain http a browser has no clipboard to offer:
 * there the text is taken from the field it stands in.
 */
export const copyText = async (text: string, field: { select: () => void } | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field || typeof document.execCommand !== 'function') return false;
    field.select();
    return document.execCommand('copy');
  }
};
