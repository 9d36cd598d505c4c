// What has changed is built once, before the workers start their servers.
export { buildIfChanged as default } from '../scripts/build-if-changed.mjs';
