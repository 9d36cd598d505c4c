import { loadEditor, loadSplitting } from '@/shared/editor/load-editor';

// Start loading the heavy part of the form together with its page; no other page loads it.
const withForm = <T,>(page: Promise<T>): Promise<T> => {
  void loadEditor();
  return page;
};

/** The pages of this feature for the route table, with their prefetch function; each is a separate chunk. */
export const writingPages = {
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
  edit: () => {
    void loadSplitting();
    return withForm(
      import(/* webpackChunkName: "news-edit" */ './pages/news-edit-page').then(
        (module) => module.NewsEditPage,
      ),
    );
  },
};
