import type { ProjectCard } from '../../project/schema';

/** Enough to be shown what a guide is. */
const STEPS_MIN = 3;

/**
 * Which guides to show running to people of a language, best first: those written in it, then those translated into it,
 * then all others; in the order they came in within each. Short ones are left out.
 */
export function showFirst<P extends Pick<ProjectCard, 'stepCount' | 'languages'>>(
  projects: readonly P[],
  locale: string,
): P[] {
  const rank = ({ languages }: P) => {
    const place = languages.findIndex((language) => language === locale);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  return projects
    .filter(({ stepCount }) => stepCount >= STEPS_MIN)
    .sort((a, b) => rank(a) - rank(b));
}
