import type { UndoTable } from '@/shared/api/undo-table';

import { categoriesApi } from '../api/categories-api';

const { restoreCategory } = categoriesApi.endpoints;

export const categoryUndo: UndoTable = {
  'category.deleted':
    ({ object: { id } }) =>
    (dispatch) =>
      dispatch(restoreCategory.initiate(id)).unwrap(),
};
