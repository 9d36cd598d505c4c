export { draftsApi, useListDraftsQuery } from './api/drafts-api';
export { findApi, type FindNews, usePrefetchFound } from './api/find-api';
export {
  type ApproveNews,
  type CreatedNews,
  firstPage,
  groupTags,
  newsApi,
  type NewsKey,
  newsUrl,
  type ReadNews,
  useApproveNewsMutation,
  useCreateNewsMutation,
  useEditNewsMutation,
  useGetNewsQuery,
  useLazyGetNewsQuery,
  useLazyListGroupNewsQuery,
  useListGroupNewsQuery,
  usePrefetchNews,
  useUploadImageMutation,
  versionHeader,
} from './api/news-api';
export { trashApi } from './api/trash-api';
export { Column, Columns, SideColumn } from './components/columns';
export { ItemState } from './components/item-state';
export { MediaPreview } from './components/media-preview';
export { NewsFormFrame } from './components/news-form-frame';
export { PublicPage, type ShownNews } from './components/public-page';
export { SearchPreview } from './components/search-preview';
export { threeWay } from './fields/merge-sets';
export type { Cover, NewsNames } from './fields/news-field';
export { fieldOf, NEWS_FIELDS, type NewsFieldName, type NewsVersion, versionOf } from './fields/news-fields';
export { emptyNews, type NewsChoices, type NewsFormValues, toFormValues } from './fields/news-form-values';
export {
  changedFields,
  changesOf,
  fieldText,
  sameField,
  shownText,
  storedVersion,
  typedVersion,
  valuesOf,
} from './fields/news-version';
export { noteOriginal, type Original, originalOf } from './fields/originals';
export { fieldMessages } from './field-messages';
export { NEWS_WIDTHS, useGroupNewsColumns } from './list/news-columns';
export { NewsCover } from './list/news-cover';
export { NewsState } from './list/news-state';
export { NewsTitle } from './list/news-title';
export { RecentNews } from './list/recent-news';
export { newsMessages } from './messages';
export { coverCut, type CoverCut, type Size } from './model/cover-cut';
export { type OpenedFrom, useOpenedList } from './model/opened-list';
export { tiktokPlayer } from './model/tiktok-player';
export { filterOf, type FindParameter, LAST_FOUND_PAGE, useFindQuery } from './model/use-find-query';
export { useIsOwnWork } from './model/use-is-own-work';
export { useLinkRules } from './model/use-link-rules';
export { useNewsByWords } from './model/use-news-by-words';
export { useNewsNames } from './model/use-news-names';
export { canReturn, canShowAgain, canWithdraw, itemState } from './state/item-state';
export { ReturnNotice } from './state/return-notice';
export { isTakenOffByLevel, type SaveMeaning, useSaveMeaning } from './state/save-meaning';
export { StateLine } from './state/state-line';
export { TimeSince } from './state/time-since';
export { DeleteNews } from './trash/delete-news';
export { trashMessages } from './trash/messages';
