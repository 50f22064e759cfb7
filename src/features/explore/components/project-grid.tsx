import { Skeleton } from '@/components/ui/skeleton';
import type { ExploreCard } from '../schema';
import { ProjectCard } from './project-card';

const GRID = 'grid grid-cols-1 gap-5 md:grid-cols-2 lg:grid-cols-3 lg:gap-6';
/** What fits on a first screen. */
const URGENT_CARDS = 3;
const SKELETON_CARDS = 6;

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

/** Three columns, two under 992 px, one under 768 px. */
export function ProjectGrid({ projects, words, isFirst = false, headingLevel = 'h2', hasCreator = true }: ProjectGridProps) {
  return (
    <ul className={GRID}>
      {projects.map((project, index) => (
        <li key={project.projectUid}><ProjectCard project={project} words={words} isUrgent={isFirst && index < URGENT_CARDS} headingLevel={headingLevel} hasCreator={hasCreator} /></li>
      ))}
    </ul>
  );
}

/** What stands in for the cards while they are on their way. */
export function ProjectGridSkeleton() {
  return (
    <div aria-hidden className={GRID}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-lg border border-line bg-surface">
          <Skeleton className="aspect-4/3 rounded-none" />
          <div className="flex flex-col gap-3 p-4">
            <Skeleton className="h-7 w-1/2" />
            <Skeleton className="h-7 w-11/12" />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
