import type { ReactNode } from 'react';
import type { ReadVersion } from '../../versions/hooks/use-version';
import type { ViewerProject } from '../model/walk';

export interface ViewerProps {
  project: ViewerProject;
  /** the step part of the address, unparsed */
  askedStep: string;
  /**
   * it runs as a demo in the frame of another page: nothing is counted or stored, and it speaks
   * only on request
   */
  isSample?: boolean;
  /** that page is on another site: shows whose guide this is */
  embedTitle?: ReactNode;
  /**
   * it shows a draft, and says so: nothing is counted, and nothing can be sent to the creator
   */
  preview?: ReactNode;
  /** of the guide; left out where there is only one to read */
  version?: ReadVersion;
}
