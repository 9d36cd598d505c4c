export { useListMediaAtQuery } from './api/media-api';
export { mediaEntryMessages } from './entry-messages';
export { mediaPicker } from './load-picker';
export { haveRightsEnded } from './model/rights';
