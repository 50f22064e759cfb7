// Runs server.ts in this very process. The tsx command would run it in another one, and kills that when it does not answer a
// signal within 60 ms, which a process that compiles pages or serves many visitors cannot: the database was then left running.
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// React decides by it, as soon as anything loads it, whether it watches over everything that it does.
process.env.NODE_ENV = process.argv.includes('--dev') ? 'development' : 'production';
register({ tsconfig: fileURLToPath(new URL('../tsconfig.server.json', import.meta.url)) });
await import('../server.ts');
