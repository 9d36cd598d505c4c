import { loadEditor, loadSplitting } from '@/shared/editor/load-editor';

// Start loading the heavy part of the form together with its page; no other page loads it.
const withForm = <T,>(page: Promise<T>): Promise<T> => {
  void loadEditor();
  return page;
};

/** The pages of this feature for the route table, with their prefetch functions; each is a separate chunk. */
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
  /** How to undo audit records about news. */
  undo: () => import('./trash/undo').then((module) => module.newsUndo),
  versions: () => import('./pages/news-versions-page').then((module) => module.NewsVersionsPage),
  edit: () => {
    void loadSplitting();
    return withForm(
      import(/* webpackChunkName: "news-edit" */ './pages/news-edit-page').then(
        (module) => module.NewsEditPage,
      ),
    );
  },
};
