import { execFileSync } from 'node:child_process';

/**
 * Builds the pages unless the build is up to date, because tests that kill the product must not
 * wait for that.
 */
export function setup(): void {
  // The build of the browser tests, which the tests of this project also inherit.
  process.env.DEV_PAGES = '1';
  execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
}
