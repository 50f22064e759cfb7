import { questionInput } from '@/features/projects/questions/schema';
import { pictureTexts } from '@/features/projects/field-schemas';
import { projectInput } from '@/features/projects/schema';
import { importedStepInput } from '@/features/projects/steps/schema';
import type { FoundGuide, GuideReader, ReadGuides } from '@/features/transfer/model/reader';
import { z } from 'zod';

const checked = projectInput.extend({
  alt: pictureTexts.default([]),
  steps: z.array(importedStepInput).max(500),
  questions: z.array(questionInput).max(200),
  source: z
    .object({
      key: z.string().optional(),
      title: z.string(),
      url: z.string(),
      license: z.string(),
      author: z.string(),
    })
    .nullable(),
});

/**
 * Parses a file with its reader.
 * @throws when the reader is not the right one
 */
export function readBy(reader: GuideReader, name: string, text: string): ReadGuides {
  if (!reader.recognises({ name, text })) throw new Error(`${name} is not recognised.`);
  return reader.read({ name, text });
}

/** The only guide of a file, validated by the API's rules, with its texts in its language. */
export function onlyGuide(reader: GuideReader, name: string, text: string) {
  const { guides, refusals } = readBy(reader, name, text);
  const [found] = guides;
  if (!found || guides.length > 1 || refusals.length > 0)
    throw new Error(`${guides.length} guides, ${JSON.stringify(refusals)}`);
  return toPlain(found);
}

/**
 * The guide after validation.
 * @throws when the API's rules refuse it
 */
export function toPlain(found: FoundGuide) {
  const guide = checked.parse(found.raw);
  const firstText = (texts: { value: string }[]) => texts[0]?.value ?? '';
  return {
    ...guide,
    steps: guide.steps.map((step, index) => ({
      is: step.type === 2 ? 'chapter' : 'step',
      name: firstText(step.name),
      text: firstText(step.description),
      ...(step.lines ? { lines: step.lines } : {}),
      ...(step.timers ? { timers: step.timers } : {}),
      line: found.lineOf(['steps', index, 'name']),
      ...picturesOf(found, index),
    })),
    questions: guide.questions.map(({ question, answer }) => [
      firstText(question),
      firstText(answer),
    ]),
    picture: found.pictures.find(({ place }) => place === 'project')?.source,
  };
}

/** The sources of the pictures of a step: the first, and the others where there are any. */
function picturesOf({ pictures }: FoundGuide, index: number) {
  const [picture, ...further] = pictures.flatMap(({ place, source }) =>
    typeof place === 'object' && place.step === index ? [source] : [],
  );
  return {
    ...(picture === undefined ? {} : { picture }),
    ...(further.length > 0 ? { further } : {}),
  };
}
