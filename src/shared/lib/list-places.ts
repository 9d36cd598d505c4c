import { createContext, useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The last search and page (`?search=…&page=2`) of each list, by the path of the list. */
type ListPlaces = Map<string, string>;

/** The layout provides it for one person; without the layout nothing is remembered. */
export const ListPlacesContext = createContext<ListPlaces | null>(null);

/** Remembers the search and page of this list, for links back to it. */
export const useRememberedPlace = () => {
  const places = useContext(ListPlacesContext);
  const { pathname, search } = useLocation();
  useEffect(() => void places?.set(pathname, search), [places, pathname, search]);
};

/** The last search and page of a list; undefined if it was not open. */
export const useLastPlace = (path: string): string | undefined => useContext(ListPlacesContext)?.get(path);

/** Returns a function that adds the last search and page of a list to its path. */
export const useListPlace = () => {
  const places = useContext(ListPlacesContext);
  return (path: string) => path + (places?.get(path) ?? '');
};

/**
 * Returns a function that opens a list at its last search and page, for a form that has saved an item of it.
 */
export const useOpenList = (path: string) => {
  const navigate = useNavigate();
  const placeOf = useListPlace();
  return () => navigate(placeOf(path));
};
