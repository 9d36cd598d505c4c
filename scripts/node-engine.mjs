import path from 'node:path';

import { cachedPackage } from './cached-package.mjs';

const isWindows = process.platform === 'win32';
/** The registry has one package per Node version and platform; the package `node` only selects one of them in an install script. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** The arguments before the options of a test run, relative to the root folder. */
export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** The path of the newest Node of a major version, installed at its first use. Ends the process if it cannot be installed. */
export const engineOf = (major) =>
  path.join(cachedPackage(`engines/${major}`, PACKAGE, major), 'bin', isWindows ? 'node.exe' : 'node');
