import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { limitParam, pageParam, paginated } from '@/shared/http/pagination';
import { pictureView } from '@/shared/pictures/picture';
import { line } from '@/shared/text/text-schemas';
import { namesOf, QUESTION_TEXTS, STEP_TEXTS } from '../model/content/fields';
import { LINE_KINDS } from '../model/lines/lines';
import { markShape } from '../steps/mark-schemas';
import { guideKind, usesView } from '../amount-schemas';
import { stepType } from '../field-schemas';
import { sourceView } from '../schema';
import { VERSION_NOTE_MAX } from '../constants';

const VERSION_MAX = 1_000_000_000;
/** The number of a version in an address. */
export const versionParam = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'invalid')
  .meta({ type: 'integer', minimum: 1, maximum: VERSION_MAX - 1, pattern: undefined })
  .transform(Number);

/** Languages to publish, and the creator's note on the version. */
export const versionInput = z
  .strictObject({
    note: line(VERSION_NOTE_MAX).meta({ description: 'What changed, for readers; one line.' }),
    isSafety: z.boolean('invalid').meta({
      description: 'The change matters for safety: readers see it before their next step.',
    }),
    stepId: z.uuid('invalid').meta({
      description: 'Publishes only this step; the other changes stay in the draft.',
    }),
  })
  .partial();

export const versionsQuery = z.object({ page: pageParam, limit: limitParam });
export const compareQuery = z.object({
  from: versionParam.optional().meta({ description: 'Without it, the newest version.' }),
  to: z
    .union([z.literal('draft'), versionParam])
    .default('draft')
    .meta({ description: 'A number, or `draft`.' }),
});
export const sinceQuery = z.object({
  since: versionParam.default(1).meta({ description: 'The version that was read.' }),
});
/** Of a public read. */
export const versionQuery = z.object({
  version: versionParam
    .optional()
    .meta({ description: 'An earlier version; without it, the newest.' }),
});

const summary = z
  .object({
    added: z.int(),
    removed: z.int(),
    moved: z.int(),
    changed: z.int(),
    questions: z.int(),
    settings: z.int(),
  })
  .meta({
    description:
      'How many steps and chapters were added, removed, only moved, or changed, how many questions and fields of the guide.',
  });

const listedVersion = z.object({
  number: z.int(),
  publishedAt: z.iso.datetime(),
  note: z.string(),
  isSafety: z.boolean(),
  isDirect: z.boolean().meta({ description: 'Made by edits that were published at once.' }),
  via: z.string().meta({
    description:
      'Through what its changes came: `editor`, the name of a personal token, or `mcp: ` and that name for an assistant. Where several wrote, the last one that is not the editor.',
  }),
  author: z.object({ uid: z.string(), name: z.string() }),
  publishedBy: z.string().nullable().meta({
    description: 'The name of the person, as it was; null for versions of earlier releases.',
  }),
  approvedBy: z.string().nullable().meta({
    description: 'The name of the second person who approved exactly this content, as it was.',
  }),
  approvedAt: z.iso.datetime().nullable(),
  summary: summary.nullable().meta({ description: 'null for the first version.' }),
  isCurrent: z.boolean(),
});
export const versionList = paginated(listedVersion).extend({
  history: z.object({
    sizeBytes: z.int().meta({
      description: 'Of pictures that neither the newest version nor the draft shows.',
    }),
    droppable: z
      .object({ versions: z.int(), sizeBytes: z.int() })
      .meta({ description: 'All versions but the newest ten, and what deleting them frees.' }),
  }),
});
export const droppedVersions = z.object({ removed: z.int() });

const lang = z.enum(PROJECT_LANGUAGES);
const fileId = z.string().nullable();
const pictureChange = z.object({ before: fileId, after: fileId });
const textChange = <const F extends [string, ...string[]]>(fields: F) =>
  z.object({ field: z.enum(fields), lang, before: z.string(), after: z.string() });
/**
 * Numbers count from 1, as readers see them: those of steps do not count chapters, and those of
 * chapters not steps. An item that only moved is 'changed' without texts. `hasNewStates`: a
 * translation became old or right beside texts that are the same.
 */
const itemChange = <const F extends [string, ...string[]]>(fields: F) =>
  z.object({
    id: z.string(),
    kind: z.enum(['added', 'removed', 'changed']),
    isMoved: z.boolean(),
    numberBefore: z.int().optional(),
    numberAfter: z.int().optional(),
    texts: z.array(textChange(fields)),
    hasNewStates: z.boolean(),
  });
const setting = <const F extends string, V extends z.ZodType>(field: F, value: V) =>
  z.object({ field: z.literal(field), before: value, after: value });

const use = usesView.element.omit({ item: true });

const changes = z.object({
  project: z.object({
    texts: z.array(textChange(['name', 'description', 'category', 'yield', 'alt'])),
    lists: z.array(
      z.object({
        field: z.enum(['tags', 'parts', 'tools', 'fixed']).meta({
          description: '`fixed`: parts and tools whose amounts do not scale any more, or again.',
        }),
        lang,
        added: z.array(z.string()),
        removed: z.array(z.string()),
        isReordered: z.boolean(),
      }),
    ),
    settings: z.array(
      z.discriminatedUnion('field', [
        setting('averageTimeMinutes', z.int()),
        setting('people', z.int()),
        setting('ref', z.string()),
        setting('brand', z.string()),
        setting('languages', z.array(lang)),
        setting('source', sourceView.nullable()),
        setting('kind', guideKind),
        setting('yield', z.number().nullable()),
      ]),
    ),
    picture: pictureChange.optional(),
    hasNewStates: z.boolean(),
  }),
  // In the order of the newer version; removed ones at their former place.
  steps: z.array(
    itemChange(namesOf(STEP_TEXTS)).extend({
      type: stepType,
      picture: pictureChange.optional(),
      clip: z
        .object({ before: z.number().nullable(), after: z.number().nullable() })
        .optional()
        .meta({ description: 'Its seconds; `null` where there is none.' }),
      media: z
        .array(itemChange(['alt']).extend({ picture: pictureChange.optional() }))
        .optional()
        .meta({ description: 'Of the pictures after the first; `picture` is that of the first.' }),
      marks: z
        .array(
          itemChange(['label']).extend({
            medium: z.int().meta({ description: 'The place of its picture, from 1.' }),
            fileId: fileId.meta({ description: 'Of its picture.' }),
            before: markShape.optional(),
            after: markShape.optional(),
          }),
        )
        .optional()
        .meta({
          description:
            'Of marks on pictures, at their places on the picture of `fileId` as it is shown.',
        }),
      lines: z
        .array(
          itemChange(['text']).extend({
            kindBefore: z.enum(LINE_KINDS).optional(),
            kindAfter: z.enum(LINE_KINDS).optional(),
          }),
        )
        .optional(),
      timers: z
        .array(
          itemChange(['label']).extend({
            secondsBefore: z.int().optional(),
            secondsAfter: z.int().optional(),
          }),
        )
        .optional(),
      uses: z
        .array(
          z.object({
            item: z.string(),
            line: z.string(),
            isMoved: z.boolean(),
            before: use.optional(),
            after: use.optional(),
          }),
        )
        .optional()
        .meta({
          description:
            'Of the parts and tools that it uses, with their lines in the first language; without a share and an amount, all of it.',
        }),
    }),
  ),
  questions: z.array(itemChange(namesOf(QUESTION_TEXTS))),
});

export const comparison = z.object({
  from: z.int(),
  to: z.union([z.literal('draft'), z.int()]),
  languages: z.array(lang),
  changes,
  pictures: z.array(z.object({ id: z.string(), picture: pictureView })).meta({
    description: 'The pictures that the changes name, by their ids.',
  }),
});

/** Changes that readers of an earlier version need to know. */
export const changesSince = z.object({
  versionNumber: z.int(),
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime().meta({
    description:
      'Of the newest version, as `GET /projects/{id}` has it: later where another edit has joined the version.',
  }),
  note: z.string(),
  isSafety: z
    .boolean()
    .meta({ description: 'Of any version after the asked one; true where that one was dropped.' }),
  steps: z.array(z.object({ id: z.string(), number: z.int() })).meta({
    description: 'Steps that are new or changed, with their numbers in the newest version.',
  }),
});

export type VersionInput = z.infer<typeof versionInput>;
export type VersionsQuery = z.infer<typeof versionsQuery>;
export type ListedVersion = z.infer<typeof listedVersion>;
export type VersionList = z.infer<typeof versionList>;
export type Comparison = z.infer<typeof comparison>;
export type CompareQuery = z.infer<typeof compareQuery>;
export type ChangesSince = z.infer<typeof changesSince>;
