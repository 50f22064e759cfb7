import { guideWarnings } from '@/features/reader/model/before-you-begin';
import { shortDuration } from '@/features/projects/model/duration';
import { type PickedEntry, projectTextsIn } from '@/features/projects/model/texts/project-texts';
import type { PublicProject } from '@/features/projects/schema';
import { FILE_WORDS } from '@/languages/files';
import { GUIDE_WORDS } from '@/languages/guide';
import type { ProjectLanguage } from '@/shared/interface/languages';
import { pickText } from '@/shared/interface/localized-text';
import { dateWords } from '@/shared/text/date-words';
import { ownPicture } from './file-pictures';
import { type FileContext, filePicture, fileSteps } from './file-steps';
import { formatted, lineNote, noteOf } from './file-texts';
import { type Html, html, markup } from './html';

interface FileFrame {
  /** of the site, trusted */
  style: string;
  /** the content policy of the document */
  policy: string;
  /** address of the newest version */
  link: string;
  creatorLink: string;
  /** the code for it, as a data: address */
  qr: string;
}

/**
 * A published guide in one language as one document without scripts and requests, for any device.
 * Order, fallbacks and warnings are those of its page and of its print.
 */
export function guideFile(context: FileContext, frame: FileFrame): Html {
  const { project, lang } = context;
  const texts = projectTextsIn(project, lang);
  return html`<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${frame.policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>${texts.name}</title>
<link rel="icon" href="data:,">
<style>${markup(frame.style)}</style>
</head>
<body>
<main>
${top(context)}${beforeYouBegin(project, lang)}${lists(context)}${fileSteps(context)}${answers(project, lang)}</main>
${foot(project, lang, frame)}</body>
</html>
`;
}

function top(context: FileContext): Html {
  const { project, lang } = context;
  const { page } = FILE_WORDS[lang];
  const texts = projectTextsIn(project, lang);
  const [primary = lang] = project.languages;
  const own = ownPicture(project);
  const facts = [
    { label: page.time, value: shortDuration(project.averageTime), of: lang },
    { label: page.people, value: String(project.people), of: lang },
    { label: page.brand, value: project.brand, of: primary },
    { label: page.ref, value: project.ref, of: primary },
    { label: page.category, value: texts.category, of: texts.categoryLang },
  ].filter(({ value }) => value !== '');
  const name = { value: texts.name, lang: texts.nameLang };
  return html`<div class="top">${own && filePicture(context, own, project.alt)}<div class="about">
<h1 lang="${name.lang}">${name.value}</h1>${noteOf(lang, name)}
${formatted({ value: texts.description, lang: texts.descriptionLang }, lang, { hasLinks: true })}
<dl class="facts">${facts.map(({ label, value, of }) => html`<div><dt>${label}</dt><dd lang="${of}">${value}</dd></div>`)}</dl>
</div></div>
`;
}

function beforeYouBegin(project: PublicProject, lang: ProjectLanguage): Html | undefined {
  const warnings = guideWarnings(project, lang);
  if (warnings.length === 0) return undefined;
  const { step } = GUIDE_WORDS[lang];
  const linksOf = (steps: readonly number[]) =>
    html`<p class="to">${steps.map((number) => html`<a href="#step-${number}">${step} ${number}</a> `)}</p>`;
  return html`<section class="before" aria-labelledby="before"><h2 id="before">${FILE_WORDS[lang].page.before}</h2>
<ul>${warnings.map(({ line, steps }) => html`<li>${lineNote(line, lang, linksOf(steps))}</li>`)}</ul></section>
`;
}

function lists({ project, lang, made }: FileContext): Html | undefined {
  const { parts, tools } = projectTextsIn(project, lang);
  const { headings } = FILE_WORDS[lang];
  const list = (id: string, title: string, entries: readonly PickedEntry[]) =>
    entries.length > 0 &&
    html`<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${id === 'parts' && made !== undefined && html`<p class="made">${made}</p>`}
<ul>${entries.map(({ text, lang: of }) => html`<li lang="${of}">${text}</li>`)}</ul>${noteOf(
      lang,
      ...entries.map(({ text, lang: of }) => ({ value: text, lang: of })),
    )}</section>
`;
  return parts.length + tools.length > 0
    ? html`<div class="lists">${list('parts', headings.parts[0], parts)}${list('tools', headings.tools[0], tools)}</div>
`
    : undefined;
}

function answers({ questions, languages }: PublicProject, lang: ProjectLanguage): Html | undefined {
  if (questions.length === 0) return undefined;
  return html`<section class="answers" aria-labelledby="faq"><h2 id="faq">${FILE_WORDS[lang].headings.questions[0]}</h2>
${questions.map(({ question, answer }) => {
  const asked = pickText(question, lang, languages);
  return html`<h3 lang="${asked.lang}">${asked.value}</h3>${noteOf(lang, asked)}${formatted(
    pickText(answer, lang, languages),
    lang,
    { hasLinks: true },
  )}
`;
})}</section>
`;
}

/** Version, date, people and licence, and the way to the newest version. */
function foot(project: PublicProject, lang: ProjectLanguage, frame: FileFrame): Html {
  const { page } = FILE_WORDS[lang];
  const { creator, source, versionNumber, versionPublishedAt } = project;
  const { date } = dateWords(versionPublishedAt, lang, 'UTC');
  const version = page.version.replace('{number}', String(versionNumber)).replace('{date}', date);
  const title = source && (source.title || source.url);
  return html`<footer><div><img class="code" alt="" width="112" height="112" src="${frame.qr}"><div>
<p>${page.newest} <a href="${frame.link}" rel="noopener noreferrer">${frame.link}</a></p>
<p>${version}</p>
<p>${filled(page.madeBy, html`<a href="${frame.creatorLink}" rel="noopener noreferrer"><bdi>${creator.name}</bdi></a>`)}</p>
${source && title && html`<p>${filled(page.adapted, sourceLink(source, title))}${source.author !== '' && html`, <bdi>${source.author}</bdi>`}</p>`}
${source && source.license !== '' && html`<p>${filled(page.license, html`<bdi>${source.license}</bdi>`)}</p>`}
</div></div></footer>
`;
}

const sourceLink = ({ url }: NonNullable<PublicProject['source']>, title: string): Html =>
  /^https?:\/\//i.test(url)
    ? html`<a href="${url}" rel="nofollow ugc noopener noreferrer"><bdi>${title}</bdi></a>`
    : html`<cite>${title}</cite>`;

/** A text with one place in braces. */
function filled(text: string, value: Html): Html {
  const [before = '', after = ''] = text.split(/\{\w+\}/);
  return html`${before}${value}${after}`;
}
