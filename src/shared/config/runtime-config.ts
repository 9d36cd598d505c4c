import { setDefaultLocale } from '@/shared/i18n/locale';

/** What an installation decides without building again: `public/config.json`. */
export type RuntimeConfig = {
  /** Where the API answers, without the trailing slash; empty for the address the console came from. */
  apiBaseUrl: string;
  /** Hosts of the product, production and staging: links to them stay as they are (EDT-03). */
  productDomains: string[];
  /** The address that outgoing links pass through, with the target in the query parameter "link". */
  redirectPath: string;
  videoHosts: string[];
  socialHosts: string[];
  /** The language shown where nobody has chosen one: "th" or "en". */
  locale: string;
  /**
   * Whether the API allows the header Idempotency-Key. Not given: where the API answers at the console's own address;
   * elsewhere a backend that does not list the header would have the browser block the request.
   */
  idempotencyKeys?: boolean;
};

const DEFAULTS: RuntimeConfig = {
  apiBaseUrl: '',
  productDomains: [],
  redirectPath: '/redirect',
  videoHosts: [],
  socialHosts: [],
  locale: 'th',
};

let loading: Promise<RuntimeConfig> | null = null;

const fetchConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  const given = (await response.json()) as Partial<RuntimeConfig>; // written by the installation, defaults fill the gaps
  const config = { ...DEFAULTS, ...given };
  setDefaultLocale(config.locale);
  return { ...config, apiBaseUrl: config.apiBaseUrl.replace(/\/+$/, '') };
};

/**
 * The configuration, fetched once for the visit. Rejects where it cannot be read, rather than guess an address
 * and send a password there; the next call tries again.
 */
export const loadRuntimeConfig = (): Promise<RuntimeConfig> => {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** Forgets the configuration, so that a test starts as a visit does. */
export const resetRuntimeConfig = () => {
  loading = null;
};
