/**
 * An argument of a message, `{count, plural, one {…} other {…}}`, with its choices and their
 * content.
 */
export interface IcuArgument {
  name: string;
  /** `plural`, `select`, `number` …; blank for a plain one */
  kind: string;
  choices: string[];
}

/**
 * The arguments and rich tags of a message, including those within choices.
 * @throws when braces do not match
 */
export function icuArguments(text: string): IcuArgument[] {
  const args: IcuArgument[] = [...text.matchAll(/<(\w+)>/g)].map(([, name = '']) => ({
    name,
    kind: 'tag',
    choices: [],
  }));
  let at = 0;
  while (at < text.length) {
    if (text[at] === '}') throw new Error(`A brace too many in “${text}”`);
    if (text[at] !== '{') {
      at += 1;
      continue;
    }
    const end = closing(text, at);
    const [name = '', kind = '', ...rest] = split(text.slice(at + 1, end));
    const choices =
      kind === 'plural' || kind === 'select' || kind === 'selectordinal'
        ? choicesOf(rest.join(','))
        : [];
    args.push(
      { name, kind, choices: choices.map(({ choice }) => choice) },
      ...choices.flatMap(({ words }) =>
        icuArguments(words).filter(({ kind: inner }) => inner !== 'tag'),
      ),
    );
    at = end + 1;
  }
  return args;
}

/** The first two commas separate; later ones belong to the style. */
function split(inside: string): string[] {
  const [name = '', kind = '', ...rest] = inside.split(',');
  return [name.trim(), kind.trim(), rest.join(',')];
}

function choicesOf(text: string): { choice: string; words: string }[] {
  const choices = [];
  for (let at = text.indexOf('{'), from = 0; at >= 0; at = text.indexOf('{', from)) {
    const end = closing(text, at);
    choices.push({ choice: text.slice(from, at).trim(), words: text.slice(at + 1, end) });
    from = end + 1;
  }
  return choices;
}

function closing(text: string, open: number): number {
  for (let at = open, depth = 0; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error(`A brace is not closed in “${text}”`);
}
