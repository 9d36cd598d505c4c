import { DEFAULT_TIME_ZONE, isExtensionName, isTimeZone, type ExtensionName } from '@/shared/contract';
import { setDefaultLocale } from '@/shared/i18n/locale';

/** The settings that an installation changes without a new build: `public/config.json`. */
export type RuntimeConfig = {
  /**
   * The base address of the API, without a trailing slash. Empty: the address from which the console was
   * loaded.
   */
  apiBaseUrl: string;
  /** The hosts of the product, production and staging. Links to them are not rewritten (EDT-03). */
  productDomains: string[];
  /**
   * Hosts that only staff can reach, if their names do not show it. A link to one must not be published
   * (DSK-03).
   */
  stagingDomains: string[];
  /** The address that outgoing links pass through, with the target in the query parameter "link". */
  redirectPath: string;
  videoHosts: string[];
  socialHosts: string[];
  /** The time zone of the newsroom, by its IANA name. */
  timeZone: string;
  /** The language for a person who has not chosen one: "th" or "en". */
  locale: string;
  /**
   * What the backend offers beyond the core API (docs/extensions.md). Unknown names are ignored; absent
   * means none.
   */
  extensions: ExtensionName[];
  /** Whether this is a public demonstration. */
  demo: boolean;
  /**
   * Whether no account exists yet: the console then asks for the first administrator (extension `accounts`).
   */
  firstRun: boolean;
  /** The name of the provider by which people sign in too (extension `oidc`). */
  providerName: string;
  /** Whether they sign in by it alone, except for one account (extension `oidc`). */
  passwordsOff: boolean;
};

const DEFAULTS: RuntimeConfig = {
  apiBaseUrl: '',
  productDomains: [],
  stagingDomains: [],
  redirectPath: '/redirect',
  videoHosts: [],
  socialHosts: [],
  timeZone: DEFAULT_TIME_ZONE,
  locale: 'th',
  extensions: [],
  demo: false,
  firstRun: false,
  providerName: '',
  passwordsOff: false,
};

let loading: Promise<RuntimeConfig> | null = null;
let loaded: RuntimeConfig | null = null;
const watchers = new Set<() => void>();

const isText = (value: unknown) => typeof value === 'string';

/** The given settings of the right kind; every list is one of texts. The defaults fill the gaps. */
const validOf = (given: unknown): Partial<RuntimeConfig> => {
  const settings = typeof given === 'object' && given !== null ? Object.entries(given) : [];
  const defaults = new Map<string, unknown>(Object.entries(DEFAULTS));
  const isValid = ([name, value]: [string, unknown]) => {
    const fallback = defaults.get(name);
    return Array.isArray(fallback) ? Array.isArray(value) : typeof value === typeof fallback;
  };
  const textsOf = (value: unknown): unknown => (Array.isArray(value) ? value.filter(isText) : value);
  return Object.fromEntries(settings.filter(isValid).map(([name, value]) => [name, textsOf(value)]));
};

const fetchConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  const config = { ...DEFAULTS, ...validOf(await response.json()) };
  setDefaultLocale(config.locale);
  return {
    ...config,
    timeZone: isTimeZone(config.timeZone) ? config.timeZone : DEFAULT_TIME_ZONE,
    apiBaseUrl: config.apiBaseUrl.replace(/\/+$/, ''),
    extensions: config.extensions.filter(isExtensionName),
  };
};

/**
 * The configuration, fetched once per visit. Rejects if it cannot be read, rather than send a password to a
 * guessed address. The next call tries again.
 */
export const loadRuntimeConfig = (): Promise<RuntimeConfig> => {
  loading ??= fetchConfig().then(
    (config) => {
      loaded = config;
      watchers.forEach((watcher) => watcher());
      return config;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
};

/** The configuration if it is already loaded, otherwise null. */
export const getRuntimeConfig = (): RuntimeConfig | null => loaded;

/** Whether the first administrator must be created. Never rejects. */
export const isFirstRun = (): Promise<boolean> =>
  loadRuntimeConfig().then(
    ({ firstRun }) => firstRun,
    () => false,
  );

/** Call this when the first administrator exists: the console stops asking for one. */
export const endFirstRun = () => {
  if (!loaded) return;
  loaded = { ...loaded, firstRun: false };
  loading = Promise.resolve(loaded);
  watchers.forEach((watcher) => watcher());
};

/** Calls the watcher when the configuration is loaded. Returns a function that unsubscribes. */
export const onRuntimeConfig = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** For tests: clears the loaded configuration, as at the start of a visit. */
export const resetRuntimeConfig = () => {
  loading = null;
  loaded = null;
};
