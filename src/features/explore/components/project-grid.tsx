import type { ExploreCard } from '../schema';
import { ProjectCard } from './project-card';
import { GRID } from './project-grid-skeleton';

/** What fits on a first screen. */
const URGENT_CARDS = 3;

interface ProjectGridProps {
  projects: readonly ExploreCard[];
  /** folded beginnings of words that were searched for, to be marked */
  words?: readonly string[] | undefined;
  /** whether the grid is what a visitor sees first */
  isFirst?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** false where all cards are of one creator */
  hasCreator?: boolean;
}

/** The cards of a list. */
export function ProjectGrid({ projects, words, isFirst = false, headingLevel = 'h2', hasCreator = true }: ProjectGridProps) {
  return (
    <ul className={GRID}>
      {projects.map((project, index) => (
        <li key={project.projectUid}><ProjectCard project={project} words={words} isUrgent={isFirst && index < URGENT_CARDS} headingLevel={headingLevel} hasCreator={hasCreator} /></li>
      ))}
    </ul>
  );
}
