export { ContentDifferences } from './components/content-differences';
export { VersionLinks } from './components/version-links';
export { type Difference, differencesOf } from './model/differences';
export { useLastSaver } from './model/use-last-saver';
export { type OpenedVersion, useOpenedVersion } from './model/use-opened-version';
