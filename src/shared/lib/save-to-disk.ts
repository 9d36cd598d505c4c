/** Hands what stands at an address of this page (`URL.createObjectURL`) to the browser as a download, and frees it. */
export const saveAddressToDisk = (name: string, url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has taken the content by the next turn at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Hands a text to the browser as a download of that name. */
export const saveToDisk = (name: string, text: string, type = 'application/json') =>
  saveAddressToDisk(name, URL.createObjectURL(new Blob([text], { type })));
