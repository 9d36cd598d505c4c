import { isExtensionName, type ExtensionName } from '@/shared/contract';
import { setDefaultLocale } from '@/shared/i18n/locale';

/** What an installation decides without building again: `public/config.json`. */
export type RuntimeConfig = {
  /** Where the API answers, without the trailing slash; empty for the address the console came from. */
  apiBaseUrl: string;
  /** Hosts of the product, production and staging: links to them stay as they are (EDT-03). */
  productDomains: string[];
  /** Hosts that only the staff reach, besides those whose names show it: a link to one must not be published (DSK-03). */
  stagingDomains: string[];
  /** The address that outgoing links pass through, with the target in the query parameter "link". */
  redirectPath: string;
  videoHosts: string[];
  socialHosts: string[];
  /** The language shown where nobody has chosen one: "th" or "en". */
  locale: string;
  /** What the backend offers beyond the core API (docs/extensions.md); unknown names are ignored, absent means none. */
  extensions: ExtensionName[];
  /** Whether this is a demonstration that everybody can reach. */
  demo: boolean;
  /** Whether nobody has an account yet: the first administrator is to be made (extension `accounts`). */
  firstRun: boolean;
};

const DEFAULTS: RuntimeConfig = {
  apiBaseUrl: '',
  productDomains: [],
  stagingDomains: [],
  redirectPath: '/redirect',
  videoHosts: [],
  socialHosts: [],
  locale: 'th',
  extensions: [],
  demo: false,
  firstRun: false,
};

let loading: Promise<RuntimeConfig> | null = null;
let loaded: RuntimeConfig | null = null;
const watchers = new Set<() => void>();

const fetchConfig = async (): Promise<RuntimeConfig> => {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  const given = (await response.json()) as Partial<RuntimeConfig>; // written by the installation, defaults fill the gaps
  const config = { ...DEFAULTS, ...given };
  const names: unknown = config.extensions;
  setDefaultLocale(config.locale);
  return {
    ...config,
    apiBaseUrl: config.apiBaseUrl.replace(/\/+$/, ''),
    extensions: Array.isArray(names) ? names.filter(isExtensionName) : [],
    demo: given.demo === true,
    firstRun: given.firstRun === true,
  };
};

/**
 * The configuration, fetched once for the visit. Rejects where it cannot be read, rather than guess an address
 * and send a password there; the next call tries again.
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

/** The configuration where it has been read already, else null. */
export const getRuntimeConfig = (): RuntimeConfig | null => loaded;

/** Whether the first administrator is to be made. Never rejects. */
export const isFirstRun = (): Promise<boolean> =>
  loadRuntimeConfig().then(
    ({ firstRun }) => firstRun,
    () => false,
  );

/** Somebody has made the first administrator: this visit asks for none any more. */
export const endFirstRun = () => {
  if (!loaded) return;
  loaded = { ...loaded, firstRun: false };
  loading = Promise.resolve(loaded);
  watchers.forEach((watcher) => watcher());
};

/** Calls back when the configuration has been read, until the returned function is called. */
export const onRuntimeConfig = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Forgets the configuration, so that a test starts as a visit does. */
export const resetRuntimeConfig = () => {
  loading = null;
  loaded = null;
};
