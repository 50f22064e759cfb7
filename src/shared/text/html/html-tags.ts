/** The attributes of an element by name. */
export type Attributes = { get: (name: string) => string | null | undefined };

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that end a line. */
export const BLOCKS = names(
  'p br div li ul ol h1 h2 h3 h4 h5 h6 tr table blockquote pre section article header footer main aside nav figure figcaption dl dt dd hr address center details summary caption',
);
/** Elements without readable content. */
export const SILENT = names(
  'script style iframe object noscript template svg math select audio video',
);

const STRUCK = names('s strike del');
const HIDDEN_STYLE = /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all/i;
const STRUCK_STYLE = /text-decoration(?:-line)?\s*:[^;]{0,60}line-through/i;

const styleOf = (attributes: Attributes): string => attributes.get('style') ?? '';

/** True if an element with these attributes is hidden. */
export const isHiding = (attributes: Attributes): boolean =>
  typeof attributes.get('hidden') === 'string' || HIDDEN_STYLE.test(styleOf(attributes));

/** True if the words of an element are struck out: they are no longer valid. */
export const isStriking = (name: string, attributes: Attributes): boolean =>
  STRUCK.has(name) || STRUCK_STYLE.test(styleOf(attributes));
