import { useSearchParams } from 'react-router-dom';

/** The page of a journalist's news, in the URL so that Back and a shared link restore it. */
export const useNewsPage = () => {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('newsPage'));
  const newsPage = Number.isSafeInteger(asked) && asked > 0 ? asked : 1;
  const setNewsPage = (page: number) =>
    setParams((current) => {
      current.set('newsPage', String(page));
      return current;
    });
  return { newsPage, setNewsPage };
};
