/** Whether a text is an http or https address, white space around it aside; `javascript:` and its kin are none. */
export const isWebAddress = (text: string): boolean => {
  const address = text.trim();
  return /^https?:\/\/\S+$/i.test(address) && URL.canParse(address);
};
