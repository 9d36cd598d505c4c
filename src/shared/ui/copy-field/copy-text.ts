const select = (shown: HTMLElement): void => {
  if (shown instanceof HTMLInputElement) shown.select();
  else getSelection()?.selectAllChildren(shown);
};

/**
 * Copies a text to the clipboard; resolves to whether it worked. A browser offers no clipboard API over
 * plain http: there the text is selected and copied from the field or element that shows it.
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
