import { type NumberedStep, chaptersOf } from '@/features/projects/model/chapters';
import { durationText } from '@/features/projects/model/durations/duration-text';
import { CLOCK } from '@/features/projects/model/lines/seconds';
import { aroundDescription, shownLines } from '@/features/projects/model/lines/shown-lines';
import { marksSvg } from '@/features/projects/model/marks/marks-svg';
import { ninthOf } from '@/features/projects/model/marks/ninth';
import { isOnPicture, shownPlace } from '@/features/projects/model/marks/shown-place';
import type { ToneColours } from '@/features/projects/model/marks/tones';
import { nameOnce } from '@/features/projects/model/name-once';
import { shownTimers } from '@/features/projects/model/timers/step-timers';
import type { PublicProject } from '@/features/projects/schema';
import { FILE_WORDS } from '@/languages/files';
import { GUIDE_WORDS } from '@/languages/guide';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { type LocalizedText, pickText } from '@/shared/interface/localized-text';
import type { PictureView } from '@/shared/pictures/picture';
import { formatted, lineNote, noteOf } from './file-texts';
import { type Html, html, markup } from './html';

/** The parts of a document that its steps need. */
export interface FileContext {
  project: PublicProject;
  lang: ProjectLanguage;
  /** 'for 40 rolls', for a guide with a yield */
  made?: string | undefined;
  /** False for a picture that the file leaves out. */
  hasPicture: (key: string) => boolean;
  /** Of marks without a tone. */
  markColours: ToneColours;
}
type Medium = PublicProject['steps'][number]['media'][number];

/** All steps, below their chapters. */
export function fileSteps(context: FileContext): Html {
  const { project, lang } = context;
  const chapters = chaptersOf(project.steps);
  return html`<section class="steps" aria-labelledby="steps"><h2 id="steps">${FILE_WORDS[lang].page.steps}</h2>
${chapters.map(({ heading, steps }) => {
  const name = heading && pickText(heading.name, lang, project.languages);
  return html`${name && html`<h3 class="chapter" lang="${name.lang}">${name.value}</h3>${noteOf(lang, name)}`}${
    steps.length > 0 &&
    html`<ol start="${steps[0]?.number}">
${steps.map((step) => stepItem(context, step, heading ? 'h4' : 'h3'))}</ol>`
  }
`;
})}</section>
`;
}

function stepItem(context: FileContext, { step, number }: NumberedStep, tag: 'h3' | 'h4'): Html {
  const { project, lang } = context;
  const pick = (texts: readonly LocalizedText[]) => pickText(texts, lang, project.languages);
  const { name, description } = nameOnce(pick(step.name), pick(step.description));
  const { before, after } = aroundDescription(shownLines(step.lines, lang, project.languages));
  const timers = shownTimers(step, name, description).map(({ seconds, secondsTo, label }) => {
    const text = pick(label ?? []);
    const times = [seconds, ...(secondsTo ? [secondsTo] : [])].map((time) =>
      durationText(time, lang),
    );
    return html`<li>${CLOCK} ${text.value !== '' && html`<bdi lang="${text.lang}">${text.value}</bdi> `}<span class="time">${times.join(' – ')}</span></li>`;
  });
  const [open, close] = [markup(`<${tag}>`), markup(`</${tag}>`)];
  return html`<li id="step-${number}" class="step"><div class="words">${open}<span class="number"><span class="unseen">${GUIDE_WORDS[lang].step} </span>${number}</span> <span lang="${name.lang}">${name.value}</span>${close}${noteOf(lang, name)}
${before.map((line) => lineNote(line, lang))}${formatted(description, lang)}${after.map((line) => lineNote(line, lang))}${
  timers.length > 0 && html`<ul class="timers">${timers}</ul>`
}</div>${
    step.media.length > 0 &&
    html`
<div class="pictures">${step.media.map((medium) => stepPicture(context, medium))}</div>`
  }</li>
`;
}

/** A picture with its marks drawn over it and listed below, and the address of its clip. */
function stepPicture(context: FileContext, { file, alt, marks, edit, clip }: Medium): Html {
  const { project, lang, markColours } = context;
  const words = FILE_WORDS[lang];
  const shown = marks.map((mark) => shownPlace(mark, edit ?? null)).filter(isOnPicture);
  const labels = shown.map(({ label }) => pickText(label, lang, project.languages));
  const items = shown.map((mark, index) => {
    const place = [mark.number, words.marks[mark.kind], words.ninths[ninthOf(mark)]];
    const { value, lang: of } = labels[index] ?? { value: '', lang };
    return html`<li>${place.filter(Boolean).join(', ')}${value !== '' && html`: <bdi lang="${of}">${value}</bdi>`}</li>`;
  });
  const drawn =
    shown.length > 0 &&
    html`<span class="drawn" aria-hidden="true">${markup(marksSvg(shown, file, markColours))}</span>`;
  return html`<figure>${filePicture(context, file, alt, drawn || undefined)}${
    items.length > 0 &&
    html`<ul class="marks" aria-label="${words.page.marks}">${items}</ul>${noteOf(lang, ...labels)}`
  }${clip && html`<p class="clip">${words.page.clip} <a href="${clip.url}" rel="noopener noreferrer">${clip.url}</a></p>`}</figure>`;
}

/**
 * A picture of the file, or its description where the file has no pictures.
 * @param over drawn above it
 */
export function filePicture(
  { project, lang, hasPicture }: FileContext,
  { key, width, height }: PictureView,
  alt: readonly LocalizedText[],
  over?: Html,
): Html {
  const { value, lang: of } = pickText(alt, lang, project.languages);
  if (!hasPicture(key))
    return value === ''
      ? html``
      : html`<p class="missing">${FILE_WORDS[lang].page.picture} <bdi lang="${of}">${value}</bdi></p>`;
  return html`<div class="frame${height > width && ' tall'}"><img width="${width}" height="${height}" alt="${value}" lang="${of}" src="data:image/webp;base64,${{ key }}">${over}</div>`;
}
