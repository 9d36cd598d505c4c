/** Whether a text, trimmed, is an http or https address. Other schemes such as `javascript:` are not. */
export const isWebAddress = (text: string): boolean => {
  const address = text.trim();
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);
};
