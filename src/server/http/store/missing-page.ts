/** How Next marks a document whose body it leaves to scripts, as it does for pages that turn out not to exist. */
const SHELL = '<html id="__next_error__">';
/** The pages whose scripts say it in their own way, over nothing. */
const SAYS_IT_ITSELF = /^\/p\/[^/]+\/(?:s|finished|embed)(?:\/|$)/;

/** Whether an answer is such a document. */
export const isBlank = (status: number, body: Buffer): boolean =>
  status === 404 && body.includes(SHELL);

/**
 * Puts what a page that does not exist says, as it is made for any unknown address, into the document that Next left blank: for those
 * who have no scripts, and until scripts take its place.
 */
export function fillBlank(blank: string, whole: string, path: string): string {
  const [html = '<html>'] = /<html[^>]*>/.exec(whole) ?? [];
  const [title = ''] = /<title>.*?<\/title>/.exec(whole) ?? [];
  const styles = whole.match(/<link rel="stylesheet"[^>]*>/g)?.join('') ?? '';
  const [early = ''] = /<script>[^<]*<\/script>(?=[^]*<\/head>)/.exec(whole) ?? [];
  const words = (/<body[^>]*>([^]*)<\/body>/.exec(whole)?.[1] ?? '').replace(
    /<script[^]*?<\/script>/g,
    '',
  );
  // HTML knows no main within noscript.
  const body = SAYS_IT_ITSELF.test(path)
    ? `<noscript>${words.replace('<main', '<div role="main"').replace('</main>', '</div>')}</noscript>`
    : words;
  return blank
    .replace(SHELL, () => html.replace('<html', '<html id="__next_error__"'))
    .replace(/<title>.*?<\/title>/, () => title)
    .replace('</head>', () => `${styles}${early}</head>`)
    .replace('<body>', () => `<body>${body}`);
}
