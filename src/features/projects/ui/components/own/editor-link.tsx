import Link from 'next/link';
import { cn } from '@/ui/kit/cn';
import type { Role } from '@/features/auth/workshops/roles';
import { dashboardPaths } from '@/shared/addresses/dashboard-paths';
import type { ProjectSummary } from '../../../schema';

interface EditorLinkProps {
  project: Pick<ProjectSummary, 'projectUid' | 'name' | 'languages'>;
  /** of the person in the workshop of the guide */
  role?: Role;
  className?: string;
}

/** The name of a guide, which leads to its editor, or its review, from all of its card. */
export function EditorLink({ project, role, className }: EditorLinkProps) {
  const { projectUid, name, languages } = project;
  return (
    <Link
      href={dashboardPaths[role === 'reviewer' ? 'review' : 'editor'](projectUid)}
      lang={languages[0]}
      className={cn('line-clamp-2 wrap-anywhere after:absolute after:inset-0', className)}
      title={name}
    >
      {name}
    </Link>
  );
}
