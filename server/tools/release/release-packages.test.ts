import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

import { build } from 'esbuild';

import { ROOT_FOLDER } from '../../src/paths';

import { type LockedPackages, type Manifest, releasePackages } from './release-packages';

const read = <T>(name: string): T => JSON.parse(fs.readFileSync(path.join(ROOT_FOLDER, name), 'utf8')) as T;

const root = read<Manifest>('package.json');
const server = read<Manifest & { devDependencies: Record<string, string> }>('server/package.json');
const lock = read<{ packages: LockedPackages }>('package-lock.json');
const { manifest, lock: made } = releasePackages(root, server, lock);

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** The packages that the built server and its commands load. */
const loaded = async () => {
  const entries = fs.readFileSync(path.join(ROOT_FOLDER, 'scripts/build-server.mjs'), 'utf8');
  const entryPoints = [...entries.matchAll(/'(server\/src\/.+\.ts)'/g)].map(([, file = '']) => file);
  const { metafile } = await build({
    entryPoints,
    absWorkingDir: ROOT_FOLDER,
    outdir: 'server/dist',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { '@contract': path.join(ROOT_FOLDER, 'server/src/contract.ts') },
    logLevel: 'error',
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const names = imports.filter(({ external }) => external).map((one) => nameOf(one.path));
  return new Set(names.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)));
};

describe('the packages of the built folder', () => {
  it('are all that the server and its commands load, and no more', async () => {
    const names = await loaded();
    expect(names.size).toBeGreaterThan(10);
    expect(Object.keys(manifest.dependencies).sort()).toEqual([...names].sort());
  });

  it('have the versions, places and checksums that the repository has', () => {
    const { '': top, ...packages } = made.packages;
    expect(top).toMatchObject({ name: 'newsdesk', dependencies: manifest.dependencies });
    for (const [folder, { version, integrity }] of Object.entries(packages)) {
      const source = lock.packages[`server/${folder}`] ?? lock.packages[folder];
      expect([folder, version, integrity]).toEqual([folder, source?.version, source?.integrity]);
      expect(integrity).toBeDefined();
    }
    for (const [name, version] of Object.entries(manifest.dependencies))
      expect([name, packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  });

  it('are none that only builds or tests, and none of the console', () => {
    const folders = Object.keys(made.packages);
    const left = [
      ...Object.keys(server.devDependencies),
      'react',
      'webpack',
      'jest',
      'typescript',
      'esbuild',
    ];
    // The kit that checks answers is of the tests, and fastify needs it too.
    for (const name of left.filter((one) => one !== '@fastify/ajv-compiler'))
      expect(folders).not.toContain(`node_modules/${name}`);
    expect(Object.values(made.packages).filter(({ dev, devOptional }) => dev ?? devOptional)).toEqual([]);
    expect(folders.length).toBeLessThan(Object.keys(lock.packages).length / 4);
  });

  it('include the binaries of every platform, which an installation may skip', () => {
    const binaries = Object.entries(made.packages).filter(([, { os }]) => os);
    expect(binaries.map(([folder]) => folder)).toContain('node_modules/@img/sharp-linuxmusl-arm64');
    expect(binaries.filter(([, { optional }]) => !optional)).toEqual([]);
  });

  it('are needed or optional for the server, whatever else in the repository wants them', () => {
    const packages: LockedPackages = {
      server: { dependencies: { a: '1' }, optionalDependencies: { b: '1', missing: '1' } },
      'node_modules/a': { version: '1', devOptional: true, optional: true },
      'node_modules/b': { version: '1', devOptional: true, dependencies: { c: '1' } },
      'node_modules/c': { version: '1', peer: true },
    };
    const { '': _top, ...placed } = releasePackages(root, server, { packages }).lock.packages;
    expect(placed).toEqual({
      'node_modules/a': { version: '1' },
      'node_modules/b': { version: '1', dependencies: { c: '1' }, optional: true },
      'node_modules/c': { version: '1', optional: true },
    });
  });

  it('keep the versions that the repository forces on them', () => {
    expect(Object.keys(manifest.overrides)).toEqual(['light-my-request', '@fastify/static']);
  });

  it('are refused where two places of the repository would become one', () => {
    const packages: LockedPackages = {
      server: { dependencies: { a: '1', b: '1' } },
      'server/node_modules/a': { version: '2' },
      'node_modules/a': { version: '1' },
      'node_modules/b': { version: '1', dependencies: { a: '1' } },
    };
    expect(() => releasePackages(root, server, { packages })).toThrow(/two versions of node_modules\/a/);
    delete packages['node_modules/a'];
    expect(() => releasePackages(root, server, { packages })).toThrow(/no a, which node_modules\/b needs/);
  });

  it('come with the start and every command of an operator', () => {
    expect(manifest.scripts).toMatchObject({
      start: 'node server/dist/main.js',
      doctor: 'node server/dist/doctor.js',
      'check-upgrade': 'node server/dist/check-upgrade.js',
    });
    const commands = Object.keys(root.scripts ?? {}).filter((name) =>
      root.scripts?.[name]?.includes('server-command'),
    );
    expect(Object.keys(manifest.scripts)).toEqual(['start', ...commands]);
  });
});
