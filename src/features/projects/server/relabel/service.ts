import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { emit } from '@/events/emit';
import { ProjectStatus, VIA_EDITOR } from '../../constants';
import { type GuideContent, type GuideHead } from '../../model/content/content';
import { isSameHead } from '../../model/content/digest';
import type { StoredText } from '../../model/texts/states';
import { compare } from '../../model/versions/compare';
import { summaryOf } from '../../model/versions/summary';
import { lockGuide } from '../covers/repository';
import { headColumns, listColumns } from '../draft/columns';
import { listItems } from '../draft/repository';
import { headOf } from '../presenter';
import { updateProject } from '../repository';
import { carryApproval, findNewest, insertVersion, type Newest } from '../versions/repository';

type Field = 'tags' | 'category';
type Labels = { before: StoredText[]; after: StoredText[] };
/** Changed labels of what readers have, and of the draft beside it. */
export type Relabelled = { shown?: Labels; draft?: Labels };

/** Makes other labels for one of both contents; undefined where they stay. */
export type Relabel = (head: GuideHead, of: keyof Relabelled) => readonly StoredText[] | undefined;

/**
 * Changes the labels of a published guide for the operators: in its draft, and for its readers as a
 * new version in the name of the site. Nothing else of the draft is published, and an approval of
 * the version before holds. Call this in a transaction.
 * @returns what was changed, if anything
 */
export async function relabelGuide(
  id: string,
  field: Field,
  site: string,
  relabel: Relabel,
): Promise<Relabelled | undefined> {
  const project = await lockGuide(id);
  if (!project || project.removedAt || project.status !== ProjectStatus.Published) return undefined;
  const newest = await findNewest(id);
  if (!newest) return undefined;
  const draft = { project: headOf(project), ...(await listItems(id)) };
  const shown = changed(newest.content.project, field, relabel, 'shown');
  const drafted = changed(draft.project, field, relabel, 'draft');
  if (shown) await publish(id, newest, field, shown.after, site);
  if (drafted) {
    const after = { ...draft, project: { ...draft.project, [field]: drafted.after } };
    await updateProject(id, {
      ...headColumns(after.project, project.creator.name),
      ...listColumns(after),
      version: { increment: 1 },
    });
  }
  if (shown) {
    const content = { ...newest.content.project, [field]: shown.after };
    await emit('guide.published', {
      before: project,
      guide: project,
      isHeadChanged: !isSameHead(newest.content.project, content),
    });
  }
  if (!shown && !drafted) return undefined;
  return { ...(shown ? { shown } : {}), ...(drafted ? { draft: drafted } : {}) };
}

function changed(
  head: GuideHead,
  field: Field,
  relabel: Relabel,
  of: keyof Relabelled,
): Labels | undefined {
  const before = head[field];
  const after = relabel(head, of);
  return after && !isDeepStrictEqual(before, after) ? { before, after: [...after] } : undefined;
}

async function publish(
  id: string,
  { number, content }: Newest,
  field: Field,
  texts: StoredText[],
  site: string,
): Promise<void> {
  const after: GuideContent = { ...content, project: { ...content.project, [field]: texts } };
  const summary = summaryOf(compare(content, after));
  const version = { note: '', isSafety: false, isDirect: false, via: VIA_EDITOR, summary };
  const made = await insertVersion(id, { ...version, byId: { site }, approval: undefined }, after);
  await carryApproval(id, number, made);
}
