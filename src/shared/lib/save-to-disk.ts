/** Downloads the content of an object URL (`URL.createObjectURL`) and revokes it. */
export const saveAddressToDisk = (name: string, url: string) => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has taken the content.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
};

/** Downloads a text as a file with this name. */
export const saveToDisk = (name: string, text: string, type = 'application/json') =>
  saveAddressToDisk(name, URL.createObjectURL(new Blob([text], { type })));
