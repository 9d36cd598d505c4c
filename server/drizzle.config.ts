import { defineConfig } from 'drizzle-kit';

// eslint-disable-next-line import-x/no-default-export -- drizzle-kit reads the default export
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/index.ts',
  out: './migrations',
});
