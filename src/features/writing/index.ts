export { DuplicateLink } from './create/duplicate-link';
export { useNewsChoices } from './form/use-news-choices';
