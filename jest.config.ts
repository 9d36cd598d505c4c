/** @jest-config-loader esbuild-register */
import { existsSync, statfsSync } from 'node:fs';

import type { Config } from 'jest';

// The tests run where the newsroom is by default; those of other zones set the zone of the newsroom.
process.env['TZ'] = 'Asia/Bangkok';

// Embedded databases flush each commit to disk. In memory their suites take half the time (264 s, 129).
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4_000_000_000;
const roomOf = ({ bavail, bsize }: { bavail: number; bsize: number }) => bavail * bsize;
if (existsSync(MEMORY) && roomOf(statfsSync(MEMORY)) > ROOM_BYTES) process.env['TMPDIR'] ??= MEMORY;

// These ship ES modules only; the console project runs as CommonJS.
const esModules = [
  'react-quill',
  'quill',
  'parchment',
  'until-async',
  'rettime',
  '@open-draft/deferred-promise',
];

const console = {
  roots: ['<rootDir>/src'],
  moduleNameMapper: {
    '^lodash-es$': 'lodash',
    '^@/(.*)$': '<rootDir>/src/$1',
    '\\.(css|woff2)$': '<rootDir>/src/shared/testing/asset-stub.cjs',
  },
  transform: {
    '^.+\\.tsx?$': ['ts-jest', { tsconfig: 'tsconfig.jest.json', diagnostics: false }],
    '^.+\\.m?js$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
} satisfies Config;

/** What is about the embedded engine alone: on PostgreSQL it would run the same code a second time. */
const EMBEDDED_ONLY = ['\\.embedded\\.test\\.ts$', '/db/embedded/'];

const config: Config = {
  // A busy machine is slower than jest's five seconds; nothing waits for time to pass.
  testTimeout: 30_000,
  maxWorkers: '100%',
  // A suite of the server leaves some 15 MB behind, and the collector gets slower; but a new worker compiles every module again.
  workerIdleMemoryLimit: '500MB',
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    'server/{src,tools}/**/*.ts',
    '!**/testing/**',
    '!**/*.test.*',
    // Where a process starts: the journeys and the soak runs start them, in processes of their own.
    '!**/main.{ts,tsx}',
    '!server/src/create-{admin,database}.ts',
    '!server/src/{check-upgrade,erase-person,import-news}.ts',
    '!server/src/doctor/doctor.ts',
    '!server/src/backup/{backup,restore,verify}.ts',
    '!server/src/export/export.ts',
    '!server/tools/make-openapi-document.ts',
  ],
  coverageReporters: ['text-summary', 'json-summary'],
  projects: [
    {
      ...console,
      displayName: 'console',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
      testEnvironment: 'node',
    },
    {
      ...console,
      displayName: 'console with a DOM',
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      testEnvironment: '<rootDir>/src/shared/testing/jsdom-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/shared/testing/setup.ts'],
    },
    {
      displayName: 'server',
      testEnvironment: 'node',
      roots: ['<rootDir>/server/src', '<rootDir>/server/tools'],
      globalSetup: '<rootDir>/server/src/testing/database-image.mjs',
      // What only PostgreSQL or a store can show runs where there is one: npm run test:postgres, test:pgbouncer, test:s3.
      testPathIgnorePatterns: [
        ...(process.env['NEWSDESK_TEST_POSTGRES'] ? EMBEDDED_ONLY : ['\\.postgres\\.test\\.ts$']),
        ...(process.env['NEWSDESK_TEST_PGBOUNCER'] ? [] : ['\\.pgbouncer\\.test\\.ts$']),
        ...(process.env['NEWSDESK_TEST_S3'] ? [] : ['\\.s3\\.test\\.ts$']),
      ],
      extensionsToTreatAsEsm: ['.ts'],
      moduleNameMapper: { '^@contract$': '<rootDir>/server/src/contract.ts' },
      transform: {
        '^.+\\.tsx?$': [
          'ts-jest',
          { tsconfig: 'server/tsconfig.jest.json', useESM: true, diagnostics: false },
        ],
      },
    },
  ],
};

// eslint-disable-next-line import-x/no-default-export -- jest reads the default export
export default config;
