/** The name of a picture in addresses of calls and in the audit log. */
export const mediaIdOf = (key: string): string => key.slice(key.indexOf('/') + 1).replace(/\.webp$/, '');
