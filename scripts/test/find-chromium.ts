import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { onPath, runs, say } from './programs';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_BROWSER = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function installed(): string | undefined {
  const candidates = [chromium.executablePath(), ...SYSTEM_BROWSERS.map(onPath), MAC_BROWSER];
  return candidates.find((file) => file !== undefined && file !== '' && existsSync(file));
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, one of the system, or one that is installed now.
 * Says what it found or did. @throws when there is none and none can be installed
 */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (!existsSync(configured))
      throw new Error(`CHROMIUM_PATH names ${configured}, which does not exist.`);
    say(`Browser: ${configured}, from CHROMIUM_PATH.`);
    return configured;
  }
  const found = installed() ?? install();
  if (!found) {
    throw new Error(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
    );
  }
  say(`Browser: ${execFileSync(found, ['--version'], { encoding: 'utf8' }).trim()} at ${found}.`);
  return found;
}

function install(): string | undefined {
  say('No Chromium on this machine: trying Playwright’s installer.');
  if (runs('npx', ['playwright', 'install', 'chromium'])) return installed();
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined;
  say('That could not be reached: installing the system’s package chromium with apt-get.');
  return runs('apt-get', ['update']) &&
    runs('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
    ? installed()
    : undefined;
}
