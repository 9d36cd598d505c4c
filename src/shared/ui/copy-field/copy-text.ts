const select = (shown: HTMLElement): void => {
  if (shown instanceof HTMLInputElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
};

/**
 * Puts a text on the clipboard; tells whether that worked. Over plain http a browser has no clipboard to offer:
 * there the text is taken from the field or the element that it stands in.
 */
export const copyText = async (text: string, shown: HTMLElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!shown || typeof document.execCommand !== 'function') return false;
    select(shown);
    return document.execCommand('copy');
  }
};
