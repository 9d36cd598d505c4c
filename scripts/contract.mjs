// Checks a backend against the calls of the console: npm run contract -- --base-url … --username … --password …
import { runServerTool } from './server-bundle.mjs';

await runServerTool('contract', 'server/tools/contract-kit/main.ts');
