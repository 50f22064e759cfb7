import { cn } from '@/ui/kit/cn';
import type { ExploreCard } from '../../schema';
import { ProjectCard } from './project-card';
import { GRID } from './project-grid-skeleton';

interface ProjectGridProps {
  projects: readonly ExploreCard[];
  /** folded beginnings of words that were searched for, to be marked */
  words?: readonly string[] | undefined;
  /** words of the search that no project here has, so that no card has to show it */
  leftOutWords?: readonly string[] | undefined;
  /**
   * whether the grid is at the top of the page: a phone shows one picture, which others would delay
   */
  isFirst?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** false where all cards are of one creator */
  hasCreator?: boolean;
  /** for a selection with a link to more: in two columns, the last row is full */
  isChoice?: boolean;
}

const NONE_ALONE = 'md:max-lg:[&>li:last-child:nth-child(odd):not(:first-child)]:hidden';

/** The cards of a list. */
export function ProjectGrid({
  projects,
  words,
  leftOutWords = [],
  isFirst = false,
  headingLevel = 'h2',
  hasCreator = true,
  isChoice = false,
}: ProjectGridProps) {
  return (
    <ul className={cn(GRID, isChoice && NONE_ALONE)}>
      {projects.map((project, index) => (
        <li key={project.projectUid}>
          <ProjectCard
            project={project}
            words={words}
            without={project.without?.filter((word) => !leftOutWords.includes(word))}
            isUrgent={isFirst && index === 0}
            headingLevel={headingLevel}
            hasCreator={hasCreator}
          />
        </li>
      ))}
    </ul>
  );
}
