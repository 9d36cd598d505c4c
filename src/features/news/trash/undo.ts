import type { UndoTable } from '@/shared/api/undo-table';

import { trashApi } from '../api/trash-api';

const { restoreNews } = trashApi.endpoints;

/** For a backend with the extension `trash`. */
export const newsUndo: UndoTable = {
  'news.deleted': ({ object: { id: newsId }, groupId }) =>
    groupId === null ? null : (dispatch) => dispatch(restoreNews.initiate({ groupId, newsId })).unwrap(),
};
