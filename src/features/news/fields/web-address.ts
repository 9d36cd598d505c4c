/** Whether a text is an address of the web; `javascript:` and its kin are none. */
export const isWebAddress = (text: string): boolean => {
  const address = text.trim();
  if (!/^https?:\/\//i.test(address) || /\s/.test(address)) return false;
  return URL.canParse(address);
};
