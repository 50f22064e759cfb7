import type { ProjectView } from '@/features/projects/schema';
import { compareUses, type UseDifference } from '@/features/projects/model/uses/compare-uses';
import type { ProjectLanguage } from '@/shared/interface/languages';

/** A part or tool of the guide with its line, in a language that it has. */
export type GuideItem = {
  id: string;
  kind: 'part' | 'tool';
  line: string;
  lang: ProjectLanguage | undefined;
  amount: ProjectView['partAmounts'][number];
};

/** The parts, then the tools of a guide, as a language has them, or else the first one. */
export function itemsIn(project: ProjectView, lang: ProjectLanguage | undefined): GuideItem[] {
  const { parts, tools, partLists, toolLists, partAmounts, toolAmounts } = project;
  const [primary] = project.languages;
  const lines = [
    ...parts.map((line, index) => ({ line, amount: partAmounts[index], lists: partLists, index })),
    ...tools.map((line, index) => ({ line, amount: toolAmounts[index], lists: toolLists, index })),
  ];
  return project.items.flatMap(({ id, kind }, place) => {
    const { line = '', amount = null, lists = [], index = 0 } = lines[place] ?? {};
    const translated = lists.find((list) => list.lang === lang)?.values[index];
    return line === ''
      ? []
      : [{ id, kind, amount, line: translated || line, lang: translated ? lang : primary }];
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
