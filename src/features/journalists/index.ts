export {
  prefetchGroup,
  prefetchGroupCategories,
  prefetchGroups,
  useGetGroupQuery,
  useLazyGetGroupQuery,
  useListGroupCategoriesQuery,
  useListGroupsQuery,
} from './api/journalists-api';
export { useMemberOptions } from './api/use-member-options';
export { useOwnGroups } from './api/use-own-groups';
export { AddNewsButton } from './components/add-news-button';
export { useAddNews } from './components/use-add-news';
export { isForMembersOnly, MembersOnly } from './components/members-only';
export { invitableLevels, ownLevel } from './model/levels';
export { groupUndo, memberUndo } from './model/undo';
