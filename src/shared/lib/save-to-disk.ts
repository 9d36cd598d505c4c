/** Hands a text to the browser as a download of that name. */
export const saveToDisk = (name: string, text: string, type = 'application/json') => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};
