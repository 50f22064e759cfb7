import { execFileSync } from 'node:child_process';

/**
 * Builds the pages unless the build is up to date, because tests that kill the product must not
 * wait for that.
 */
export function setup(): void {
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}
