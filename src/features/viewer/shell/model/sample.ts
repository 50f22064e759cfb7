import type { ProjectCard } from '@/features/projects/schema';

/** Enough steps to show what a guide is. */
const STEPS_MIN = 3;

/**
 * Candidates for the sample guide in a language, best first: written in it, then translated into
 * it, then all others; the given order within each. Short ones are left out.
 */
export function samplesFor<P extends Pick<ProjectCard, 'stepCount' | 'languages'>>(
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
