import { createRequire } from 'node:module';
import path from 'node:path';

import { cachedPackage } from '../cached-package.mjs';

/**
 * What a package of npm exports that the project does not depend on.
 * @param {string} name
 * @param {string} version
 */
export const cachedModule = (name, version) =>
  createRequire(path.join(cachedPackage(`clients/${name}-${version}`, name, version), 'package.json'))(name);
