// Bundles the server into server/dist; with --watch, again at every change.
import { build, context } from 'esbuild';

import { bundleOptions } from './server-bundle.mjs';

const options = bundleOptions(
  {
    main: 'server/src/main.ts',
    'create-admin': 'server/src/create-admin.ts',
    'create-database': 'server/src/create-database.ts',
    doctor: 'server/src/doctor/doctor.ts',
    'adopt-store': 'server/src/adopt-store.ts',
    recount: 'server/src/recount.ts',
    'reindex-search': 'server/src/reindex-search.ts',
    reseal: 'server/src/reseal.ts',
    'erase-person': 'server/src/erase-person.ts',
    import: 'server/src/import-news.ts',
    export: 'server/src/export/export.ts',
    'check-upgrade': 'server/src/check-upgrade.ts',
    backup: 'server/src/backup/backup.ts',
    restore: 'server/src/backup/restore.ts',
    verify: 'server/src/backup/verify.ts',
    'html-worker': 'server/src/workers/html-worker.ts',
    'image-worker': 'server/src/workers/image-worker.ts',
  },
  'server/dist',
);

if (process.argv.includes('--watch')) await (await context(options)).watch();
else await build(options);
