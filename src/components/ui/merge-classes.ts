/** Classes whose kind is told by the whole of them. */
const WORDS: Record<string, string> = Object.fromEntries(
  Object.entries({
    display: 'block inline inline-block flex inline-flex grid inline-grid table contents hidden',
    position: 'static relative absolute fixed sticky',
    visibility: 'visible invisible collapse',
    direction: 'flex-row flex-row-reverse flex-col flex-col-reverse',
    'flex-wrap': 'flex-wrap flex-nowrap',
    'text-align': 'text-left text-center text-right text-justify',
    'text-wrap': 'text-wrap text-nowrap text-balance text-pretty',
    family: 'font-sans font-mono font-heading',
    case: 'uppercase lowercase capitalize normal-case',
    line: 'underline line-through no-underline overline',
    slant: 'italic not-italic',
    reader: 'sr-only not-sr-only',
    'border-style': 'border-solid border-dashed border-dotted border-none',
    'border-collapse': 'border-collapse border-separate',
    'bg-size': 'bg-cover bg-contain bg-auto',
    'bg-repeat': 'bg-repeat bg-no-repeat',
    'bg-place': 'bg-center bg-top bg-bottom',
    'object-fit': 'object-cover object-contain object-fill object-none',
    'list-place': 'list-inside list-outside',
    breaking: 'break-words break-all break-normal',
    numbers: 'tabular proportional-nums',
    'outline-style': 'outline-none outline-hidden outline-solid outline-dashed outline-dotted',
    truncate: 'truncate',
  }).flatMap(([kind, classes]) => classes.split(' ').map((name) => [name, kind])),
);

/** Kinds whose values begin like those of another one. The first that fits counts. */
const PATTERNS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  [/^text-(?:xs|sm|base|lg|\d?xl|step-\w+|number(?:-of)?|\[(?:[\d.]|clamp).*)$/, 'text-size'],
  [/^font-(?:thin|light|normal|medium|semibold|bold|extrabold|black)$/, 'weight'],
  [/^border(?:-\d+|-\[\d.*)?$/, 'border-width'],
  [/^border-([xytrbl])(?:-\d+)?$/, 'border-$1'],
  [/^outline(?:-\d+|-\[\d.*)?$/, 'outline-width'],
  [/^ring(?:-\d+)?$/, 'ring-width'],
  [/^bg-\[size:/, 'bg-size'],
  [/^bg-\[linear-gradient/, 'bg-picture'],
  [/^outline-offset-/, 'outline-offset'],
  [/^decoration-\d/, 'decoration-width'],
  [/^stroke-(?:\d|thin$|\[[\d.])/, 'stroke-width'],
  [/^divide-([xy])/, 'divide-$1'],
  [/^rounded-(t[lr]|b[lr]|[trbl])(?=-|$)/, 'rounded-$1'],
  [/^underline-offset-/, 'underline-offset'],
  [
    /^(min-[hw]|max-[hw]|gap-[xy]|inset-[xy]|grid-cols|grid-rows|col-span|row-span|line-clamp|place-(?:items|content|self)|justify-(?:items|self)|pointer-events|translate-[xy]|overflow-[xy]|break-(?:inside|after|before)|will-change|scroll-m[tbxy]?|scroll-p[tbxy]?)-/,
    '$1',
  ],
];

/** A later class of the kind also takes the place of these. */
const COVERED: Record<string, readonly string[]> = {
  p: ['px', 'py', 'pt', 'pr', 'pb', 'pl'],
  px: ['pl', 'pr'],
  py: ['pt', 'pb'],
  m: ['mx', 'my', 'mt', 'mr', 'mb', 'ml'],
  mx: ['ml', 'mr'],
  my: ['mt', 'mb'],
  inset: ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left'],
  'inset-x': ['left', 'right'],
  'inset-y': ['top', 'bottom'],
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  translate: ['translate-x', 'translate-y'],
  rounded: [
    'rounded-t',
    'rounded-r',
    'rounded-b',
    'rounded-l',
    'rounded-tl',
    'rounded-tr',
    'rounded-bl',
    'rounded-br',
  ],
  'rounded-t': ['rounded-tl', 'rounded-tr'],
  'rounded-r': ['rounded-tr', 'rounded-br'],
  'rounded-b': ['rounded-bl', 'rounded-br'],
  'rounded-l': ['rounded-tl', 'rounded-bl'],
  flex: ['basis', 'grow', 'shrink'],
  'border-width': ['border-x', 'border-y', 'border-t', 'border-r', 'border-b', 'border-l'],
  'border-x': ['border-l', 'border-r'],
  'border-y': ['border-t', 'border-b'],
  'text-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
};

const known = new Map<string, string | undefined>();

/** What a class decides, and when: 'hover:bg' for 'hover:bg-ink'. Classes that are none of Tailwind's decide nothing here. */
function kindOf(name: string): string | undefined {
  if (!known.has(name)) known.set(name, readKind(name));
  return known.get(name);
}

function readKind(name: string): string | undefined {
  // The last colon that is in no brackets ends what says when.
  const [when = ''] = /^(?:(?:[^:[\]()]|\[(?:[^[\]]|\[[^\]]*\])*\]|\([^)]*\))*:)*/.exec(name) ?? [];
  const plain = name.slice(when.length).replace(/^!|!$/g, '');
  if (plain.startsWith('[') || /^(?:group|peer)(?:\/|$)/.test(plain)) return undefined;
  const bare = plain.replace(/^-/, '');
  const fit = PATTERNS.find(([pattern]) => pattern.test(bare));
  const kind =
    WORDS[bare] ??
    (fit
      ? bare.replace(new RegExp(`${fit[0].source}.*`), fit[1])
      : bare.replace(/-[^-[(]*(?:[[(].*)?$/, '').split('-')[0]);
  return `${when}${plain === name.slice(when.length) ? '' : '!'} ${kind}`;
}

/** Of classes that decide the same the last one stays, so that what is given to a component wins over what it says itself. */
export function mergeClasses(classes: string): string {
  const decided = new Set<string>();
  return classes
    .split(/\s+/)
    .reverse()
    .filter((name) => {
      const kind = kindOf(name);
      if (name === '' || (kind !== undefined && decided.has(kind))) return false;
      if (kind !== undefined)
        for (const covered of ['', ...(COVERED[kind.slice(kind.indexOf(' ') + 1)] ?? [])])
          decided.add(covered === '' ? kind : `${kind.slice(0, kind.indexOf(' '))} ${covered}`);
      return true;
    })
    .reverse()
    .join(' ');
}
