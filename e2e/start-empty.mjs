// Starts the product like `npm start`, on a new installation.
import { rmSync } from 'node:fs';

rmSync(process.env.DATA_DIR, { recursive: true, force: true });
await import('../scripts/serve.mjs');
