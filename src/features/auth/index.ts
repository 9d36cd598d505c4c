export { AuthGuard } from './components/auth-guard';
export { MissingPermission } from './components/missing-permission';
export { PermissionGate } from './components/permission-gate';
export { SessionRenewal } from './components/session-renewal';
export { SignInFrame } from './components/sign-in-frame';
export { StepUp } from './components/step-up';
export { useCurrentUser, useHasPermission } from './model/use-current-user';
