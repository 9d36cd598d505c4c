export { useListCategoriesQuery } from './api/categories-api';
