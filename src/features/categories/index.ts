export { useListCategoriesQuery } from './api/categories-api';
export { categoryUndo } from './model/undo';
