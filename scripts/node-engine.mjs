import path from 'node:path';

import { cachedPackage } from './cached-package.mjs';

const isWindows = process.platform === 'win32';
/** The registry has each engine as a package per platform; the package `node` only picks one of them, by an install script. */
const PACKAGE = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;

/** What an engine is told before the options of a test run, from the root folder. */
export const JEST = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];

/** The path of the newest Node of a major version, installed at its first use. Ends the process where it cannot be had. */
export const engineOf = (major) =>
  path.join(cachedPackage(`engines/${major}`, PACKAGE, major), 'bin', isWindows ? 'node.exe' : 'node');
