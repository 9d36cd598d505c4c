import fs from 'node:fs';
import path from 'node:path';

const readIfThere = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;

/**
 * Writes config.json into the folder of a built console, unless an operator has changed it since the last build: what the build
 * brings is then only in config.default.json beside it. Returns whether it was kept.
 */
export const putConfig = (source: string, consoleFolder: string): boolean => {
  const file = path.join(consoleFolder, 'config.json');
  const defaults = path.join(consoleFolder, 'config.default.json');
  const fresh = fs.readFileSync(source, 'utf8');
  const own = readIfThere(file);
  const isChanged = own !== undefined && own !== fresh && own !== readIfThere(defaults);
  if (!isChanged && own !== fresh) fs.writeFileSync(file, fresh);
  fs.writeFileSync(defaults, fresh);
  return isChanged;
};
