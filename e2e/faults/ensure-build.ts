import { execFileSync } from 'node:child_process';
import { PUBLIC_URL } from './product';

/** Builds the pages, unless the build is up to date: tests that kill the product must not wait for that. */
export function setup(): void {
  execFileSync('npx', ['tsx', '--tsconfig', 'tsconfig.server.json', 'scripts/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL },
  });
}
