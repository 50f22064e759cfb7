import { type Node, findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { isUid } from '@/shared/ids/uid';
import { parseForeignJson } from '../../model/foreign-json';
import {
  GUIDE_FORMAT,
  GUIDE_FORMAT_VERSION,
  GUIDE_STATUSES,
  type GuideStatus,
} from '../../model/guide-format';
import { lineAt } from '../../model/lines';
import { type Fields, isFields, without } from '../../sources/model/json-ld/json-values';
import type {
  FoundPicture,
  GuideOrigin,
  GuideReader,
  ReadGuides,
  Refusal,
  TextFile,
} from '../../model/reader';

/** The format is stated in the first lines of a file. */
const HEAD_CHARACTERS = 4096;
const RECOGNISED = /^\s*\{[^]*"format"\s*:\s*"makerstep-guide"/;
const IMPORT_KEY_MAX = 300;
/** Fields of an export for information, which an import creates anew. */
const TOLD_ONLY = [
  'format',
  'version',
  'projectUid',
  'importKey',
  'status',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'picture',
];

/** Reads exported guides (model/guide-format.ts). */
export const guideReader: GuideReader = {
  recognises: ({ text }) => RECOGNISED.test(text.slice(0, HEAD_CHARACTERS)),
  read: (file) => {
    const refused = (
      reason: Refusal['reason'],
      offset?: number,
      values?: Refusal['values'],
    ): ReadGuides => ({
      guides: [],
      refusals: [
        {
          file: file.name,
          reason,
          ...(offset === undefined ? {} : { line: lineAt(file.text, offset) }),
          ...(values ? { values } : {}),
        },
      ],
    });
    const parsed = parseForeignJson(file.text);
    if ('reason' in parsed) return refused(parsed.reason, parsed.offset);
    const { tree } = parsed;
    const whole = getNodeValue(tree) as unknown;
    if (!isFields(whole) || whole.format !== GUIDE_FORMAT) return refused('format_unknown');
    if (whole.version !== GUIDE_FORMAT_VERSION)
      return refused('version_unknown', findNodeAtLocation(tree, ['version'])?.offset, {
        version: String(whole.version).slice(0, 20),
      });
    return toFound(file, whole, tree);
  },
};

function toFound({ text }: TextFile, whole: Fields, tree: Node): ReadGuides {
  const steps = Array.isArray(whole.steps) ? (whole.steps as unknown[]) : undefined;
  const pictures: FoundPicture[] = [
    ...pictureOf(whole, 'project'),
    ...(steps ?? []).flatMap((step, index) =>
      isFields(step)
        ? [
            ...pictureOf(step, { step: index }),
            ...originalOf(step, { step: index }),
            ...furtherOf(step).flatMap((medium, place) =>
              isFields(medium)
                ? [pictureOf, originalOf].flatMap((found) =>
                    found(medium, { step: index, medium: place + 1 }),
                  )
                : [],
            ),
            ...clipOf(step, index),
          ]
        : [],
    ),
  ];
  const raw = {
    ...without(whole, TOLD_ONLY),
    ...(steps ? { steps: steps.map((step) => (isFields(step) ? toStep(step) : step)) } : {}),
  };
  const origin: GuideOrigin | undefined = isUid(String(whole.projectUid))
    ? {
        projectUid: String(whole.projectUid),
        importKey:
          typeof whole.importKey === 'string' && whole.importKey.length <= IMPORT_KEY_MAX
            ? whole.importKey
            : undefined,
        status:
          GUIDE_STATUSES.find((status) => status === whole.status) ??
          ('unpublished' satisfies GuideStatus),
        stepIds: (steps ?? []).map((step) =>
          isFields(step) && typeof step.id === 'string' ? step.id : undefined,
        ),
      }
    : undefined;
  return {
    guides: [
      { raw, pictures, lineOf: (path) => lineIn(text, tree, path), ...(origin ? { origin } : {}) },
    ],
    refusals: [],
  };
}

function pictureOf({ picture }: Fields, place: FoundPicture['place']): FoundPicture[] {
  if (!isFields(picture) || typeof picture.path !== 'string') return [];
  return [
    {
      place,
      source: picture.path,
      ...(typeof picture.name === 'string' ? { name: picture.name } : {}),
    },
  ];
}

/** The clip of a step; a place that is none means its first picture. */
function clipOf({ clip }: Fields, step: number): FoundPicture[] {
  if (!isFields(clip)) return [];
  const medium = Number(clip.medium) > 0 ? { medium: Number(clip.medium) } : {};
  return pictureOf({ picture: clip }, { step, ...medium }).map((found) => ({
    ...found,
    isClip: true,
  }));
}

/** The picture that an edited one was made of. */
const originalOf = ({ edit }: Fields, place: FoundPicture['place']): FoundPicture[] =>
  isFields(edit)
    ? pictureOf({ picture: edit.original }, place).map((found) => ({ ...found, isOrigin: true }))
    : [];

const furtherOf = ({ further }: Fields): unknown[] => (Array.isArray(further) ? further : []);

/** A step without what is for information; its pictures come beside it. */
const toStep = (step: Fields): Fields => ({
  ...withoutOriginal(without(step, ['id', 'picture', 'clip'])),
  ...(Array.isArray(step.further)
    ? {
        further: furtherOf(step).map((medium) =>
          isFields(medium) ? withoutOriginal(without(medium, ['picture'])) : medium,
        ),
      }
    : {}),
});

const withoutOriginal = (fields: Fields): Fields =>
  isFields(fields.edit) ? { ...fields, edit: without(fields.edit, ['original']) } : fields;

/** The line of a path; for a missing field, the line of its parent. */
function lineIn(text: string, tree: Node, path: (string | number)[]): number | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    // For a field, the line of its name.
    if (node)
      return lineAt(text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  }
  return undefined;
}
