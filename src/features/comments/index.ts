export { FormComments } from './components/form-comments';
export { PassageButton } from './components/passage-button';
export { ReviewComments } from './components/review-comments';
export { commentMessages } from './messages';
export { useOpenComments } from './model/use-open-comments';
