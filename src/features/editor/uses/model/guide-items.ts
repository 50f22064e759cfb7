import type { ProjectView } from '@/features/projects/schema';
import { compareUses, type UseDifference } from '@/features/projects/model/uses/compare-uses';
import { pickEntries } from '@/features/projects/model/texts/project-texts';
import type { ProjectLanguage } from '@/shared/interface/languages';

/** A part or tool of the guide with its line, in a language that it has. */
export type GuideItem = {
  id: string;
  kind: 'part' | 'tool';
  line: string;
  lang: ProjectLanguage;
  amount: ProjectView['partAmounts'][number];
};

/** The parts, then the tools of a guide, as a language has them, or else the first one. */
export function itemsIn(project: ProjectView, lang: ProjectLanguage | undefined): GuideItem[] {
  const { languages, partAmounts, toolAmounts } = project;
  const entriesIn = (lists: ProjectView['partLists']) => pickEntries(lists, lang ?? '', languages);
  const entries = [...entriesIn(project.partLists), ...entriesIn(project.toolLists)];
  const amounts = [...partAmounts, ...toolAmounts];
  return project.items.flatMap(({ id, kind }, place) => {
    const entry = entries[place];
    return entry?.text
      ? [{ id, kind, amount: amounts[place] ?? null, line: entry.text, lang: entry.lang }]
      : [];
  });
}

export type NamedDifference = UseDifference & { line: string };

/** Where the list and the steps differ, and the lines that no step uses. */
export function usesChecked(project: ProjectView): {
  differences: NamedDifference[];
  unused: GuideItem[];
} {
  const items = itemsIn(project, project.languages[0]);
  const { differences, unused } = compareUses(items, project.steps);
  const lines = new Map(items.map(({ id, line }) => [id, line]));
  return {
    differences: differences.map((each) => ({ ...each, line: lines.get(each.item) ?? '' })),
    unused: items.filter(({ id }) => unused.includes(id)),
  };
}
