import 'server-only';
import { db } from '@/server/db/client';
import type { Prisma } from '@/server/db/generated/client';
import {
  type Draft,
  type DraftQuestion,
  type DraftStep,
  type ItemKind,
  storedItem,
} from '../../model/content/content';
import type { Clip, Medium, PictureEdit } from '../../model/content/media';
import type { PictureRow } from '@/shared/pictures/picture';

type Items = Pick<Draft, 'steps' | 'questions'>;
type Item = DraftStep | DraftQuestion;

/** The steps and questions of a draft, each in their order. */
export async function listItems(projectId: string): Promise<Items> {
  const rows = await db().guideItem.findMany({
    where: { projectId },
    select: { id: true, kind: true, version: true, body: true },
    orderBy: { position: 'asc' },
  });
  const of = (kind: ItemKind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, version, body }) => storedItem(kind, { id, version, ...(body as object) }));
  return { steps: of('step') as DraftStep[], questions: of('question') as DraftQuestion[] };
}

type FileRow = Prisma.FileGetPayload<object>;

/** The columns of a clip. */
export type ClipRow = PictureRow & { sizeBytes: number | null };

/**
 * The rows of the pictures of a step, those after the first in the order of `further`, of its clip, and by
 * the place of each edited picture of what it was made of.
 */
export type StepPictures<Row = PictureRow> = {
  file: Row | null;
  furtherFiles: (Row | null)[];
  clipFile: (Row & ClipRow) | null;
  originFiles: (Row | null)[];
};
export type StepRow = DraftStep & StepPictures<FileRow>;

/** Pictures by the ids of their files. */
export const listPictures = async (ids: string[]): Promise<FileRow[]> =>
  ids.length > 0 ? db().file.findMany({ where: { id: { in: ids } } }) : [];

/** Steps with the rows of their pictures. */
export async function withPictures<Item extends Pictured>(
  items: readonly Item[],
): Promise<(Item & StepPictures<FileRow>)[]> {
  const ids = items.flatMap((item) => [...idsIn(item), clipIn(item), ...originsIn(item)]);
  const rows = await listPictures([...new Set(ids.flatMap((id) => id ?? []))]);
  const files = new Map(rows.map((file) => [file.id, file]));
  const fileOf = (id: string | undefined) => files.get(id ?? '') ?? null;
  return items.map((item) => {
    const [file = null, ...furtherFiles] = idsIn(item).map(fileOf);
    const others = {
      clipFile: fileOf(clipIn(item)),
      originFiles: originsIn(item).map(fileOf),
    };
    return { ...item, file, furtherFiles, ...others };
  });
}

type Pictured = {
  fileId: string | null;
  clip?: Clip;
  edit?: PictureEdit;
  further?: readonly Pick<Medium, 'fileId' | 'clip' | 'edit'>[];
};
const originsIn = ({ edit, further = [] }: Pictured) =>
  [{ edit }, ...further].map((medium) => medium.edit?.originId);
const idsIn = ({ fileId, further = [] }: Pictured) =>
  fileId === null ? [] : [fileId, ...further.map((medium) => medium.fileId)];
const clipIn = ({ clip, further = [] }: Pictured) =>
  [{ clip }, ...further].find((medium) => medium.clip)?.clip?.fileId;

/** Writes what differs between two states of a draft. An item that did not change is the same object. */
export async function writeItems(projectId: string, before: Items, after: Items): Promise<void> {
  const former = new Map(placed(before).map((place) => [place.item.id, place]));
  const present = placed(after);
  const presentIds = new Set(present.map(({ item }) => item.id));
  const removed = [...former.keys()].filter((id) => !presentIds.has(id));
  const written = present.filter(({ item }) => former.get(item.id)?.item !== item);
  const moved = present.filter(({ item, position }) => {
    const place = former.get(item.id);
    return place?.item === item && place.position !== position;
  });
  if (removed.length > 0)
    await db().guideItem.deleteMany({ where: { projectId, id: { in: removed } } });
  if (written.length > 0) await writeBodies(projectId, written);
  if (moved.length > 0)
    await db().$executeRaw`
      UPDATE guide_item SET position = place.position, updated_at = now()
      FROM unnest(${moved.map(({ item }) => item.id)}::uuid[], ${moved.map(({ position }) => position)}::int[])
        AS place (id, position)
      WHERE guide_item.id = place.id AND project_id = ${projectId}::uuid`;
}

type Place = { kind: ItemKind; position: number; item: Item };

const placed = ({ steps, questions }: Items): Place[] => [
  ...steps.map((item, position) => ({ kind: 'step' as const, position, item })),
  ...questions.map((item, position) => ({ kind: 'question' as const, position, item })),
];

async function writeBodies(projectId: string, places: readonly Place[]): Promise<void> {
  const rows = places.map(({ kind, position, item: { id, version, ...body } }) => ({
    id,
    kind,
    position,
    version,
    body,
  }));
  await db().$executeRaw`
    INSERT INTO guide_item (id, project_id, kind, position, version, body)
    SELECT item.id, ${projectId}::uuid, item.kind, item.position, item.version, item.body
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS item (id uuid, kind item_kind, position int, version int, body jsonb)
    ON CONFLICT (id) DO UPDATE SET position = excluded.position, version = excluded.version, body = excluded.body, updated_at = now()
      WHERE guide_item.project_id = excluded.project_id`;
}
