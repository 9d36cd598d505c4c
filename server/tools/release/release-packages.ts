/** What a package.json says that matters here. */
export type Manifest = {
  name: string;
  version: string;
  description?: string;
  engines?: Record<string, string>;
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
};

/** A package of a package-lock.json (version 3). */
type LockedPackage = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  optional?: boolean;
  [other: string]: unknown;
};

/** The packages of a package-lock.json, by their folders. */
export type LockedPackages = Record<string, LockedPackage>;

const INNER = '/node_modules/';

const folderAbove = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf(INNER)));

/** Where Node finds a package for the code in a folder. */
const find = (packages: LockedPackages, name: string, folder: string): string | undefined => {
  const found = folder === '' ? `node_modules/${name}` : `${folder}${INNER}${name}`;
  if (packages[found]) return found;
  return folder === '' ? undefined : find(packages, name, folderAbove(folder));
};

const neededBy = ({ dependencies, peerDependencies = {}, peerDependenciesMeta = {} }: LockedPackage) => [
  ...Object.keys(dependencies ?? {}),
  ...Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional),
];

/** The folders of everything that the code in a folder needs at run time, and of what it uses if the platform has it. */
const foldersOf = (packages: LockedPackages, start: string) => {
  const needed = new Set<string>();
  const wanted = new Set<string>();
  const visit = (folder: string, isNeeded: boolean): void => {
    if (needed.has(folder) || (!isNeeded && wanted.has(folder))) return;
    (isNeeded ? needed : wanted).add(folder);
    const locked = packages[folder] ?? {};
    for (const name of neededBy(locked)) {
      const found = find(packages, name, folder);
      if (!found) throw new Error(`package-lock.json has no ${name}, which ${folder} needs.`);
      visit(found, isNeeded);
    }
    for (const name of Object.keys(locked.optionalDependencies ?? {})) {
      const found = find(packages, name, folder);
      if (found) visit(found, false);
    }
  };
  visit(start, true);
  needed.delete(start);
  return { needed, wanted: [...wanted].filter((folder) => !needed.has(folder)) };
};

/** What a lock file says about who wants a package: here it is only the server. */
const WANTED_BY = ['dev', 'devOptional', 'peer', 'optional'];

/** The packages of the workspace `server` alone, in the folders of an installation without the repository around it. */
const serverPackages = (packages: LockedPackages): LockedPackages => {
  const { needed, wanted } = foldersOf(packages, 'server');
  const placed: LockedPackages = {};
  for (const folder of [...needed, ...wanted]) {
    const target = folder.replace(/^server\//, '');
    if (placed[target])
      throw new Error(`The server needs two versions of ${target}; give both the same one.`);
    const entry = Object.entries(packages[folder] ?? {}).filter(([key]) => !WANTED_BY.includes(key));
    placed[target] = Object.fromEntries(needed.has(folder) ? entry : [...entry, ['optional', true]]);
  }
  return Object.fromEntries(Object.entries(placed).sort(([one], [other]) => (one < other ? -1 : 1)));
};

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf('node_modules/') + 13);

/** The scripts that an operator runs: the start, and each that runs a command of the server's bundle. */
const operatorScripts = (scripts: Record<string, string> = {}): Record<string, string> => {
  const commands = Object.entries(scripts).flatMap(([script, run]) => {
    const [, command] = /^node scripts\/server-command\.mjs (\S+)$/.exec(run) ?? [];
    return command ? [[script, `node server/dist/${command}.js`] as const] : [];
  });
  return { start: 'node server/dist/main.js', ...Object.fromEntries(commands) };
};

/**
 * The package.json and package-lock.json of the built folder, from those of the repository: what the server needs at run time in
 * the versions that the repository has, and nothing of what builds and tests it.
 */
export const releasePackages = (root: Manifest, server: Manifest, lock: { packages: LockedPackages }) => {
  const packages = serverPackages(lock.packages);
  const names = new Set(Object.keys(packages).map(nameOf));
  const { name, version, engines = {} } = root;
  const { dependencies = {} } = server;
  const all: LockedPackages = { '': { name, version, dependencies, engines }, ...packages };
  const overrides = Object.entries(root.overrides ?? {}).filter(([overridden]) => names.has(overridden));
  return {
    manifest: {
      name,
      version,
      private: true,
      type: 'module',
      description: 'Newsdesk, built: the server and the console that it serves.',
      engines,
      scripts: operatorScripts(root.scripts),
      dependencies,
      overrides: Object.fromEntries(overrides),
    },
    lock: {
      name,
      version,
      lockfileVersion: 3,
      requires: true,
      packages: all,
    },
  };
};
