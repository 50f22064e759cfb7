'use client';

import { useVersion } from '../../versions/hooks/use-version';
import type { ViewerProject } from '../model/walk';
import { Viewer } from './viewer';

/** Hides a page of another version than the begun one, until scripts have shown that one. */
const hiddenUnless = (version: number) =>
  `[data-begun]:not([data-begun="${version}"]) [data-viewer=waiting]{visibility:hidden;animation:show 0s 5s forwards}`;

interface ReadingViewerProps {
  /** the newest version */
  project: ViewerProject;
  /** the step part of the address, unparsed */
  askedStep: string;
}

/** The viewer of a published guide, in the version that its reader has begun. */
export function ReadingViewer({ project, askedStep }: ReadingViewerProps) {
  const version = useVersion(project);
  return (
    <>
      {/* Without a version that is begun, nothing waits for scripts (early-script.tsx). */}
      <style href={`version-${project.versionNumber}`} precedence="low">
        {hiddenUnless(project.versionNumber)}
      </style>
      <Viewer project={version.project} askedStep={askedStep} version={version} />
    </>
  );
}
