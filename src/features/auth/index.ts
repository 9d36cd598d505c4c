export { AuthGuard } from './components/auth-guard';
export { PermissionGate } from './components/permission-gate';
export { useCurrentUser, useHasPermission } from './model/use-current-user';
