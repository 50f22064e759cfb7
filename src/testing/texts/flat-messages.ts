interface Texts {
  [key: string]: string | Texts;
}

/** All messages by their full key: `landing.howTitle`. */
export function flatten(texts: Texts, above = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(texts).map(([key, value]) =>
      typeof value === 'string' ? { [above + key]: value } : flatten(value, `${above}${key}.`),
    ),
  ) as Record<string, string>;
}
