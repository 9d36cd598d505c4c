import { fileURLToPath } from 'node:url';

// This file's folder (src) and the built file's folder (dist) are at the same depth, so both find the same paths.
export const ROOT_FOLDER = fileURLToPath(new URL('../..', import.meta.url));
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
export const DOCUMENT_FILE = fileURLToPath(new URL('../../docs/openapi.json', import.meta.url));
export const PACKAGE_FILE = fileURLToPath(new URL('../../package.json', import.meta.url));
