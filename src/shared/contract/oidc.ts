import type { IsoDate, LoginResponse } from './entities';

/** Sign-in by a provider of OpenID Connect (extension `oidc`); `to` is the page to open afterwards, a path of the console. */
export type ProviderStartRequest = { to: string };

/** The page of the provider where the person signs in. */
export type ProviderStart = { address: string };

/**
 * The end of a sign-in by the provider, as that of any other, and the page to open. With `prove` both tokens are empty: the person
 * signs in once with the password of the account that has this e-mail, and then links it.
 */
export type ProviderSignIn = LoginResponse & { to: string; prove?: { email: string } };

/** The provider's account that a person signs in with. It can be removed while the person has a password that signs in. */
export type ProviderLink = { email: string; linkedAt: IsoDate; canRemove: boolean };

/** Where a person also signs out of the provider; null if it has no such page. */
export type ProviderSignOut = { address: string | null };
