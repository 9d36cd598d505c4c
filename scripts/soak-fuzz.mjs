// Generated requests against a server of its own: npm run soak:fuzz -- --requests 100000 --seed 1
await import('./build-server.mjs');
await import('../server/dist/soak-fuzz.js');
