import { languageOf } from '@/features/translations/model/mark';
import { GuideKind } from '@/features/projects/constants';
import type { ProjectLanguage } from '@/shared/interface/languages';
import type { GuideReader, ReadGuides, Refusal, TextFile } from '../../../model/reader';
import type { DraftGuide, DraftLine, DraftStep } from '../draft-guide';
import { hasSteps } from '../fit-draft';
import { noticesIn } from '../fit-entries';
import { foundFromDraft } from '../found-from-draft';
import { frontMatterOf } from '../markdown/front-matter';
import { timeIn } from '../markdown/markdown-time';
import { noticeOf } from '../notices';
import { servingsText, yieldFrom } from '../yields';
import { type Block, blocksOf, withoutComments } from './cooklang-blocks';
import { type Facts, factsOf } from './cooklang-facts';
import { BesidePictures } from './cooklang-pictures';
import { partsOf } from './cooklang-parts';
import { cookedText } from './cooklang-text';

const NAMED = /\.cook$/i;
const CHARACTERS_MAX = 1024 * 1024;

/** Reads recipes in Cooklang, with the pictures beside them. */
export const cooklangReader: GuideReader = {
  recognises: ({ name }) => NAMED.test(name),
  read: (file) => {
    const refused = (refusal: Omit<Refusal, 'file'>): ReadGuides => ({
      guides: [],
      refusals: [{ file: file.name, ...refusal }],
    });
    if (file.text.length > CHARACTERS_MAX)
      return refused({ reason: 'file_too_large', values: { max: CHARACTERS_MAX / 1024 / 1024 } });
    const { fault, fields, body, firstLine } = frontMatterOf(file.text.replaceAll('\r\n', '\n'));
    if (fault !== undefined) return refused({ reason: 'front_matter_malformed', line: fault });
    const { text, unclosed } = withoutComments(body.replaceAll('\v', ' '));
    const blocks = blocksOf(text, firstLine);
    const draft = draftOf(file, factsOf(fields, blocks), blocks);
    if (!hasSteps(draft)) return refused({ reason: 'steps_not_found', line: 1 });
    const notices = unclosed.map((line) => noticeOf('comment_unclosed', line + firstLine - 1));
    return {
      guides: [foundFromDraft(draft)],
      refusals: noticesIn(file.name, { ...draft, notices: [...notices, ...(draft.notices ?? [])] }),
    };
  },
};

function draftOf(file: TextFile, facts: Facts, blocks: readonly Block[]): DraftGuide {
  const { text, list } = facts;
  const base = (file.name.split('/').at(-1) ?? '').replace(NAMED, '');
  const pictures = new BesidePictures(base, file);
  const lang = languageOf(text('locale', 'language', 'lang')) ?? 'en';
  const { steps, parts, fixed, tools, introduction } = stepsOf(blocks, pictures, lang);
  const time = timeIn(facts.fields);
  const { facts: more, ...made } = yieldFrom(
    [text('yield'), servingsText(text('servings', 'serves'), lang)],
    lang,
  );
  const [source, url] = [text('source', 'source_name'), text('source_url')];
  const isAddress = /^https?:/i.test(source);
  const [address] = list('image', 'images', 'picture', 'pictures');
  const beside = pictures.rest();
  return {
    name: text('title') || base,
    kind: GuideKind.Recipe,
    ...made,
    description: [text('introduction', 'description'), ...introduction, ...more]
      .filter(Boolean)
      .join('\n'),
    lang,
    minutes: time.minutes,
    tools,
    parts,
    fixed,
    tags: list('tags', 'cuisine', 'diet'),
    category: text('category', 'course'),
    pictures: beside.length === 0 && address ? [{ source: address, alt: '' }] : beside,
    steps,
    questions: [],
    notices: time.unclear === undefined ? [] : [noticeOf('time_unknown', 1, time.unclear)],
    source: {
      title: isAddress ? '' : source,
      url: url || (isAddress ? source : ''),
      license: text('license', 'licence'),
      author: text('author', 'source_author') || (isAddress ? '' : source),
    },
    line: 1,
  };
}

const noteOf = (text: string): DraftLine => ({ kind: 'note', text });

function stepsOf(blocks: readonly Block[], pictures: BesidePictures, lang: ProjectLanguage) {
  const steps: DraftStep[] = [];
  const [introduction, pending]: [string[], string[]] = [[], []];
  const [named, tools]: [Parameters<typeof partsOf>[0][number][], string[]] = [[], []];
  let [section, place, placeInSection] = [0, 0, 0];
  for (const { kind, text, line } of blocks) {
    if (kind === 'section') {
      section += 1;
      placeInSection = 0;
      if (text !== '') steps.push({ isChapter: true, name: text, text: '', pictures: [], line });
    } else if (kind === 'note') (steps.length === 0 ? introduction : pending).push(text);
    else if (kind === 'text') {
      placeInSection += 1;
      const cooked = cookedText(text);
      named.push(...cooked.parts.map((each) => ({ ...each, step: steps.length })));
      tools.push(...cooked.tools);
      steps.push({
        isChapter: false,
        name: '',
        text: cooked.text,
        lines: pending.splice(0).map(noteOf),
        timers: cooked.timers,
        pictures: pictures.take(place, section, placeInSection),
        line,
      });
      place += 1;
    }
  }
  // Notes after the last step belong to it.
  steps.at(-1)?.lines?.push(...pending.map(noteOf));
  const { usesOf, ...listed } = partsOf(named, lang);
  for (const [index, step] of steps.entries()) step.uses = usesOf(index);
  return { steps, introduction, ...listed, tools: [...new Set(tools)] };
}
