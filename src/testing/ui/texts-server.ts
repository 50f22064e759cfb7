import type { ProjectView } from '@/features/projects/schema';

type Texts = { lang: string; value: string }[];
type Sent = { lang: string; texts: { id: string; value: string; state?: 'written' | 'old' }[] };
type Lists = Record<string, { lang: string; values: string[]; states?: string[] }[] | undefined>;

const OWN_TEXTS: Record<string, string> = {
  name: 'names',
  description: 'descriptions',
  alt: 'alt',
};

/** A project after a call for texts of any of its steps, its names and its parts, and the answer. */
export function withSentTexts(before: ProjectView, { lang, texts }: Sent) {
  const project = structuredClone(before);
  const changed = new Set<{ version: number }>();
  for (const { id, value, state = 'written' } of texts) {
    const [kind = '', item, field = '', part] = id.split('.');
    const written = value === '' ? { lang, value, pending: true } : { lang, value, state };
    const put = (of: object, name: string) => {
      const owner = of as Record<string, Texts>;
      const others = (owner[name] ?? []).filter((text) => text.lang !== lang);
      owner[name] = [...others, written];
    };
    const step = project.steps.find((each) => each.id === item);
    changed.add(step ?? project);
    const byId = <Part extends { id: string }>(parts: Part[] = []) =>
      parts.find((each) => each.id === part) as Part;
    if (kind === 'project') put(project, OWN_TEXTS[item ?? ''] ?? '');
    else if (kind === 'part') {
      const lists = project as unknown as Lists;
      const others = (lists['partLists'] ?? []).filter((list) => list.lang !== lang);
      lists['partLists'] = [...others, { lang, values: [value], states: [state] }];
    } else if (step && field === 'line') put(byId(step.lines), 'text');
    else if (step && field === 'timer') put(byId(step.timers), 'label');
    else if (step) put(step, field);
  }
  for (const each of changed) each.version += 1;
  const steps = project.steps.filter((step) => changed.has(step));
  return { project, answer: { project, steps, questions: [] } };
}
