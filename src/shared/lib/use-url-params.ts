import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The query parameters with a function to change them. A change renders synchronously: react-router computes
 * the next change from the rendered address, so of two quick changes the first would be lost.
 */
export const useUrlParams = () => {
  const [params, setParams] = useSearchParams();
  const change = (update: (params: URLSearchParams) => void, options?: NavigateOptions) =>
    setParams(
      (current) => {
        update(current);
        return current;
      },
      { flushSync: true, ...options },
    );
  return [params, change] as const;
};
