import fs from 'node:fs';

import { linesOf } from '../modules/imports/lines';

/** The lines of a file, of any length. */
export async function* linesOfFile(file: string): AsyncGenerator<string> {
  for await (const { bytes } of linesOf(fs.createReadStream(file), Infinity)) yield String(bytes);
}
