/** What a build made, and what pages need to be taken over, which has a version in its address. */
const FULL =
  /\/_next\/static\/[\w./~%@+-]+\.(?:js|css|woff2|svg|png|ico|webp)\b|\/_page\/[\w./-]+\.js\?v=[\w.-]+/g;
const OURS = /^\/_(?:next\/static|page)\//;
/** Scripts name the chunks they fetch later without the host's part of the path. */
const IN_SCRIPT = /["'](static\/(?:chunks|media|css)\/[\w./~%@+-]+\.(?:js|css))["']/g;
const IN_STYLE = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
/** Fonts for rarer letters are as heavy as all others together, and most guides have none of them. */
const FOR_RARE_LETTERS = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g;

/** The scripts, styles and fonts that a page, a script or a style sheet names, as addresses on this host; no fonts for rare letters. */
export function namedAssets(source: string, address: string): string[] {
  const text = address.endsWith('.css') ? source.replace(FOR_RARE_LETTERS, '') : source;
  const found = new Set(text.match(FULL));
  if (address.endsWith('.js'))
    for (const [, path] of text.matchAll(IN_SCRIPT)) found.add(`/_next/${path}`);
  if (address.endsWith('.css')) {
    for (const [, path = ''] of text.matchAll(IN_STYLE)) {
      if (!path.startsWith('data:')) found.add(new URL(path, `http://host${address}`).pathname);
    }
  }
  return [...found].filter((path) => OURS.test(path));
}
