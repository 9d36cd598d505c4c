import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * The parameters of the address, and how to change them. A change is drawn at once: react-router builds the next one on
 * the address that was drawn last, and of two that follow each other quickly would lose the first.
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
