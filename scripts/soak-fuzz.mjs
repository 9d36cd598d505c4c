// Sends generated requests to a server that it starts: npm run soak:fuzz -- --requests 100000 --seed 1
import { runServerTool } from './server-bundle.mjs';

await import('./build-server.mjs');
await runServerTool('soak-fuzz', 'server/tools/fuzz/main.ts');
