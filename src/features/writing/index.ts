export { DuplicateLink } from './create/duplicate-link';
export { CategoryField } from './form/category-field';
export { TagsField } from './form/tags-field';
export { useNewsChoices } from './form/use-news-choices';
export { newsFormMessages } from './messages';
