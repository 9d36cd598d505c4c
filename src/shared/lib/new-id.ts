/** A random id. `crypto.randomUUID` exists only in secure contexts, and an office may serve the console over http. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
