// Starts the product as `npm start` does, on a new installation.
import { rmSync } from 'node:fs';

rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await import('../scripts/serve.mjs');
