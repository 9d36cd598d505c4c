export { permissionUndo } from './model/undo';
