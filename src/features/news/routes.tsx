import { loadEditor } from '@/shared/editor/load-editor';

// The heavy part of the form starts with its page, beside its data, and is fetched for nothing else.
const withForm = <T,>(page: Promise<T>): Promise<T> => {
  void loadEditor();
  return page;
};

/** The pages of this feature for the route table, and what they are opened with, each a chunk of its own. */
export const newsPages = {
  placeholder: () => import('./pages/news-page').then((module) => module.NewsPage),
  groupNews: () => import('./pages/group-news-page').then((module) => module.GroupNewsPage),
  create: () =>
    withForm(
      import(/* webpackChunkName: "news-create" */ './pages/news-create-page').then(
        (module) => module.NewsCreatePage,
      ),
    ),
  createData: () =>
    import(/* webpackChunkName: "news-choices" */ './form/use-news-choices').then(
      (module) => module.prefetchNewsChoices,
    ),
  review: () => import('./pages/news-review-page').then((module) => module.NewsReviewPage),
  deleted: () => import('./pages/deleted-news-page').then((module) => module.DeletedNewsPage),
  /** How lines of the audit log about news are taken back. */
  undo: () => import('./trash/undo').then((module) => module.newsUndo),
  versions: () => import('./pages/news-versions-page').then((module) => module.NewsVersionsPage),
  edit: () =>
    withForm(
      import(/* webpackChunkName: "news-edit" */ './pages/news-edit-page').then(
        (module) => module.NewsEditPage,
      ),
    ),
};
