/** The uid of the guide whose page this is; undefined on every other page. */
export const guideHere = (): string | undefined => /^\/p\/([^/]+)$/.exec(location.pathname)?.[1];
