import Bowser from 'bowser';

const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP));

/** Browser and system by their common names; undefined for a client that is not a known browser. */
export function deviceOf(userAgent: string): { browser: string; system: string } | undefined {
  if (userAgent === '') return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  return browser.name && os.name && BROWSERS.has(browser.name) && SYSTEMS.has(os.name)
    ? { browser: browser.name, system: os.name }
    : undefined;
}
