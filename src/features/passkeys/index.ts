export { useListPasskeysQuery } from './api/passkeys-api';
export { AddPasskey } from './components/add-passkey';
export { PasskeysCard } from './components/passkeys-card';
export { proveWithPasskey, signInWithPasskey } from './model/flows';
