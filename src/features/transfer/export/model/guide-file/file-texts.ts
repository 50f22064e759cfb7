import type { ShownLine } from '@/features/projects/model/lines/shown-lines';
import { signalWord } from '@/features/projects/model/lines/signal-words';
import { FILE_WORDS } from '@/languages/files';
import { languageIn, type ProjectLanguage } from '@/shared/interface/languages';
import type { PickedText } from '@/shared/interface/localized-text';
import {
  type Block,
  formattedBlocks,
  type FormattingOptions,
  type Run,
} from '@/shared/text/formatting';
import { languageNote } from '../../../model/language-note';
import { type Html, html, markup } from './html';

type Written = Pick<PickedText, 'value' | 'lang'>;

/** A text with its formatting, and a line below it where it is in another language. */
export function formatted(text: Written, lang: ProjectLanguage, options?: FormattingOptions): Html {
  if (text.value === '') return html``;
  const blocks = formattedBlocks(text.value, options).map(blockOf);
  return html`<div class="text" lang="${text.lang}">${blocks}</div>${noteOf(lang, text)}`;
}

const blockOf = ({ isList, lines }: Block): Html =>
  isList
    ? html`<ul>${lines.map((runs) => html`<li>${runs.map(runOf)}</li>`)}</ul>`
    : html`<p>${lines.map((runs, index) => [index > 0 && '\n', runs.map(runOf)])}</p>`;

function runOf({ text, isBold, link }: Run): Html {
  const shown = isBold ? html`<strong>${text}</strong>` : html`${text}`;
  return link
    ? html`<a href="${link.href}" rel="nofollow ugc noopener noreferrer">${shown} (${link.host})</a>`
    : shown;
}

/** '(in Portuguese)' for each other language of these texts. */
export const noteOf = (lang: ProjectLanguage, ...texts: readonly Written[]): Html[] =>
  [...new Set(texts.filter(({ value }) => value !== '').map((text) => text.lang))]
    .filter((other) => other !== lang)
    .map((other) => html`<p class="in">${languageNote(lang, other)}</p>`);

/** Shapes of the kinds of lines, as on the page. */
const SHAPES: Record<ShownLine['kind'], string> = {
  danger:
    '<path d="M12 16h.01M12 8v4M15.3 2a2 2 0 0 1 1.4.6l4.7 4.7a2 2 0 0 1 .6 1.4v6.6a2 2 0 0 1-.6 1.4l-4.7 4.7a2 2 0 0 1-1.4.6H8.7a2 2 0 0 1-1.4-.6l-4.7-4.7a2 2 0 0 1-.6-1.4V8.7a2 2 0 0 1 .6-1.4l4.7-4.7A2 2 0 0 1 8.7 2z"/>',
  warning:
    '<path d="m21.7 18-8-14a2 2 0 0 0-3.5 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17h.01"/>',
  caution: '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16h.01"/>',
  note: '<circle cx="12" cy="12" r="10"/><path d="M12 16v-4M12 8h.01"/>',
  tip: '<path d="M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4"/>',
};

/** A line of a step with its signal word, in its own language. */
export function lineNote(
  { kind, text, source }: ShownLine,
  lang: ProjectLanguage,
  more?: Html,
): Html {
  const word = signalWord(kind, text.lang);
  const nowIn =
    source && FILE_WORDS[lang].page.nowIn.replace('{language}', languageIn(lang, source.lang));
  return html`<div class="line ${kind}" role="note" aria-label="${word}" lang="${text.lang}"><p class="sign"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${markup(SHAPES[kind])}</svg> ${word}</p>${formatted(text, text.lang)}<div lang="${lang}">${noteOf(lang, text)}${
    source && html`<p class="now">${nowIn}</p>${formatted(source, source.lang)}`
  }${more}</div></div>
`;
}
