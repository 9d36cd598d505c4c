export {
  prefetchGroupCategories,
  useGetGroupQuery,
  useListGroupCategoriesQuery,
} from './api/journalists-api';
export { canApprove, ownLevel } from './model/levels';
