export { PresentHere } from './components/present-here';
export { PresentOnRow } from './components/present-on-row';
