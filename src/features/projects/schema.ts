import { z } from 'zod';
import { PROJECT_LANGUAGES } from '@/shared/interface/languages';
import { missing } from '@/shared/addresses/missing';
import {
  changeParams,
  goneParams,
  limitParam,
  pageParam,
  paginated,
} from '@/shared/http/pagination';
import { pictureView } from '@/shared/pictures/picture';
import { line, paragraph } from '@/shared/text/text-schemas';
import { creatorView } from '@/features/auth/schema';
import {
  DESCRIPTION_MAX,
  LABEL_MAX,
  OWN_SORTS,
  PEOPLE_MAX,
  PEOPLE_MIN,
  NEW_AVERAGE_TIME,
  PROJECT_NAME_MAX,
  ProjectType,
  RATINGS_MIN,
  STATUS_FILTERS,
} from './constants';
import { questionView, publicQuestionView } from './questions/schema';
import {
  guideKind,
  guideYield,
  itemChanges,
  lineAmounts,
  publicYield,
  statedYield,
} from './amount-schemas';
import {
  attachedFile,
  keepTranslations,
  localizedTextView,
  pictureTexts,
  statedTextView,
  version,
  withUnpublished,
} from './field-schemas';
import { AVERAGE_TIME_PATTERN, parseAverageTime } from './model/average-time';
import { statementView } from './statement/schema';
import { publicStepView, stepView } from './steps/schema';
import { entries, publicTextLists, statedTextLists, tags, textLists } from './text-schemas';

const averageTime = z
  .string(missing('averageTimeRequired', 'averageTimeInvalid'))
  .min(1, 'averageTimeRequired')
  .refine((text) => text === '' || parseAverageTime(text) !== undefined, 'averageTimeInvalid')
  .meta({ pattern: AVERAGE_TIME_PATTERN });

const people = z
  .int(missing('peopleRequired', 'peopleRange'))
  .min(PEOPLE_MIN, 'peopleRange')
  .max(PEOPLE_MAX, 'peopleRange');
const type = z.union([z.literal(1), z.literal(2)], { error: 'typeRequired' });
const languages = z
  .array(z.enum(PROJECT_LANGUAGES, 'languageUnknown'), { error: 'languagesRequired' })
  .min(1, 'languagesRequired')
  .refine((list) => new Set(list).size === list.length, 'languagesRepeated')
  .meta({ uniqueItems: true });

const formFields = {
  name: line(PROJECT_NAME_MAX, 'projectNameRequired'),
  description: paragraph(DESCRIPTION_MAX),
  averageTime,
  people,
  tools: entries,
  parts: entries,
  ref: line(LABEL_MAX),
  brand: line(LABEL_MAX),
  category: line(LABEL_MAX),
  tags,
  type,
  languages,
};
/** Beside the form; without them, the guide has none. */
const furtherFields = { kind: guideKind.optional(), yield: guideYield.optional() };

/** The project form (docs/reference/guides.md#fields). */
export const projectInput = z.strictObject({
  ...formFields,
  ...z.object(textLists).partial().shape,
  description: formFields.description.default(''),
  averageTime: averageTime.default(NEW_AVERAGE_TIME),
  people: people.default(1),
  tools: entries.default([]),
  parts: entries.default([]),
  ref: formFields.ref.default(''),
  brand: formFields.brand.default(''),
  category: formFields.category.default(''),
  tags: tags.default([]),
  type: type.default(ProjectType.Public),
  ...furtherFields,
});

/** Any part of the form, the picture, or its description. */
export const projectPatch = z
  .strictObject({
    ...formFields,
    ...textLists,
    ...furtherFields,
    items: itemChanges,
    file: attachedFile.nullable(),
    alt: pictureTexts,
    version,
    keepTranslations,
  })
  .partial();

export const projectsQuery = z.object({
  page: pageParam,
  limit: limitParam,
  sortBy: z.enum(OWN_SORTS, 'sortBy').default('createdAt:desc'),
  ...changeParams,
  name: line(PROJECT_NAME_MAX)
    .meta({
      description:
        'Words that must all be in the name, or a part of the reference code; case and accents do not matter.',
    })
    .default(''),
  status: z
    .enum(STATUS_FILTERS, 'status')
    .meta({ description: 'Without one, whatever is not archived.' })
    .optional(),
});

export const sourceView = z.object({
  title: z.string(),
  url: z.string(),
  license: z.string(),
  author: z.string(),
});

const shownFields = {
  id: z.string(),
  projectUid: z.string(),
  name: z.string(),
  description: z.string(),
  averageTime: z.string(),
  people: z.int(),
  tools: z.array(z.string()),
  parts: z.array(z.string()),
  ref: z.string(),
  brand: z.string(),
  category: z.string(),
  tags: z.array(z.string()),
  ...publicTextLists,
  views: z.int(),
  type,
  status: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  languages: z.array(z.enum(PROJECT_LANGUAGES)),
  file: pictureView.nullable(),
  /** The description of the picture, in the described languages. */
  alt: z.array(localizedTextView),
  /** The number of steps without chapters. */
  stepCount: z.int(),
  source: sourceView.nullable(),
  kind: guideKind,
  yield: publicYield,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
};

/** The average rating; null with fewer than three ratings. */
const rating = z
  .object({
    average: z.number().min(0.5).max(5).meta({ description: 'With two decimals.' }),
    count: z.int().min(RATINGS_MIN).meta({ description: 'How many readers have rated the guide.' }),
  })
  .nullable()
  .meta({ description: 'What readers gave on average; null until three have rated the guide.' });

export const projectSummary = z
  .object({
    ...shownFields,
    ...statedTextLists,
    alt: z.array(statedTextView),
    yield: statedYield,
    version,
    versionNumber: z.int().nullable().meta({
      description: 'Of the version that readers get; null before the first publication.',
    }),
    isWaiting: z.boolean().meta({
      description:
        'It is published and public, but readers get it by its link only until the operators let it through.',
    }),
    takenDownAt: z.iso.datetime().nullable().meta({
      description:
        'When the operators took it down: readers cannot open it, and it cannot be published.',
    }),
    statement: statementView.nullable().meta({
      description: 'What the operators said about it last; `null` if nothing.',
    }),
  })
  .meta({ id: 'ProjectSummary' });
/** A guide of one's own without steps and questions. */
export const projectHead = projectSummary.extend(lineAmounts);
export const projectView = projectHead.extend({
  steps: z.array(stepView),
  questions: z.array(questionView),
});
/** Project with its unpublished changes: the answer about one project. */
export const ownProject = withUnpublished(projectView).meta({ id: 'Project' });
/** The creator's own project in a list: with its translation progress. */
export const listedProject = projectSummary.extend({
  awaitsReview: z.boolean().meta({
    description: 'A review of its draft was requested that the caller could decide.',
  }),
  progress: z
    .array(
      z.object({
        lang: z.enum(PROJECT_LANGUAGES),
        written: z.int(),
        old: z.int().meta({ description: 'Older than their source; not counted as written.' }),
        total: z.int(),
        percent: z.int(),
      }),
    )
    .meta({
      description:
        'How many of the texts of the guide, its steps and questions are written in each language, in the order of `languages`. ' +
        'Tags are one text, each part and each tool is one. What is only proposed does not count.',
    }),
  firstStepFile: pictureView.nullable().meta({
    description:
      'Where the project has no picture, that of its first step with one, which readers get instead.',
  }),
  lastStepFile: pictureView.nullable().meta({
    description:
      'Where the project has no picture, that of the last step with one. To take it, send its `name` and `url` as `file`.',
  }),
});
export const projectList = paginated(listedProject);

export const goneQuery = z.object({ page: pageParam, limit: limitParam, ...goneParams });
/** Tombstones, in the order of their times. */
export const goneList = paginated(
  z.object({ id: z.string(), projectUid: z.string(), goneAt: z.iso.datetime() }),
).extend({
  totalIsEstimate: z.literal(true).optional().describe('There are more than 10,000.'),
});
export const projectCreated = z.object({ id: z.string(), projectUid: z.string() });

/** The fields for readers. */
const readerFields = {
  ...shownFields,
  file: shownFields.file.meta({
    description: 'The picture of the project, else that of its first step with one.',
  }),
  rating,
};

/** A card of the public list. */
export const projectCard = z
  .object(readerFields)
  .extend({
    creator: creatorView.pick({
      uid: true,
      name: true,
      avatar: true,
      verified: true,
      backgroundColor: true,
      textColor: true,
    }),
  })
  .meta({ id: 'ProjectCard' });
export const publicProject = z
  .object(readerFields)
  .extend({
    ...lineAmounts,
    versionNumber: z.int().meta({ description: 'Counts what was published, from 1.' }),
    versionPublishedAt: z.iso.datetime(),
    creator: creatorView,
    steps: z.array(publicStepView),
    questions: z.array(publicQuestionView),
  })
  .meta({ id: 'PublicProject' });

export type ProjectInput = z.infer<typeof projectInput>;
export type ProjectPatch = z.infer<typeof projectPatch>;
export type ProjectsQuery = z.infer<typeof projectsQuery>;
export type GoneQuery = z.infer<typeof goneQuery>;
export type GoneList = z.infer<typeof goneList>;
export type ProjectSummary = z.infer<typeof projectSummary>;
export type ListedProject = z.infer<typeof listedProject>;
export type ProjectView = z.infer<typeof projectView>;
export type OwnProject = z.infer<typeof ownProject>;
export type ProjectCard = z.infer<typeof projectCard>;
export type Rating = NonNullable<z.infer<typeof rating>>;
export type PublicProject = z.infer<typeof publicProject>;
export type ProjectSource = z.infer<typeof sourceView>;
