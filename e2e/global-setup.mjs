// Builds what has changed once, before the workers start their servers.
export { buildIfChanged as default } from '../scripts/build-if-changed.mjs';
