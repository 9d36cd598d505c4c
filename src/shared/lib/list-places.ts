import { createContext, useContext, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The search and page (`?search=…&page=2`) at which each list was left, by the path of the list. */
type ListPlaces = Map<string, string>;

/** The layout keeps them for one person; outside it nothing is remembered. */
export const ListPlacesContext = createContext<ListPlaces | null>(null);

/** Remembers where this list stands, for the links that lead back to it. */
export const useRememberedPlace = () => {
  const places = useContext(ListPlacesContext);
  const { pathname, search } = useLocation();
  useEffect(() => void places?.set(pathname, search), [places, pathname, search]);
};

/** Gives a path with the search and page at which its list was left, or as it is. */
export const useListPlace = () => {
  const places = useContext(ListPlacesContext);
  return (path: string) => path + (places?.get(path) ?? '');
};

/** Opens a list as it was left: where a form leads that has saved an item of it. */
export const useOpenList = (path: string) => {
  const navigate = useNavigate();
  const placeOf = useListPlace();
  return () => navigate(placeOf(path));
};
