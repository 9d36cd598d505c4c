export { permissionUndo } from './model/undo';
export { usePeopleByWords } from './model/use-people-by-words';
