const FULL = /\/_next\/static\/[\w./~%@+-]+\.(?:js|css|woff2|svg|png|ico|webp)\b/g;
/** Scripts name the chunks they fetch later without the host's part of the path. */
const IN_SCRIPT = /["'](static\/(?:chunks|media|css)\/[\w./~%@+-]+\.(?:js|css))["']/g;
const IN_STYLE = /url\(\s*["']?([^"')]+)["']?\s*\)/g;

/** The scripts, styles and fonts that a page, a script or a style sheet names, as addresses on this host. */
export function namedAssets(source: string, address: string): string[] {
  const found = new Set(source.match(FULL));
  if (address.endsWith('.js'))
    for (const [, path] of source.matchAll(IN_SCRIPT)) found.add(`/_next/${path}`);
  if (address.endsWith('.css')) {
    for (const [, path = ''] of source.matchAll(IN_STYLE)) {
      if (!path.startsWith('data:')) found.add(new URL(path, `http://host${address}`).pathname);
    }
  }
  return [...found].filter((path) => path.startsWith('/_next/static/'));
}
