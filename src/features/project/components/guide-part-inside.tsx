import type { GuideFacts as GuideFactsProps, GuidePartName } from '../guide-page/model/guide-page';
import { GuideFacts } from './guide-facts';
import { GuidePicture } from './guide-picture';
import { GuideSections } from './guide-sections';
import { ProjectHead } from './project-head';

const INSIDES = {
  picture: GuidePicture,
  head: ProjectHead,
  facts: GuideFacts,
  sections: GuideSections,
} as const;

/** What stands in a part of a guide's page. */
export function GuidePartInside({ part, ...facts }: GuideFactsProps & { part: GuidePartName }) {
  const Inside = INSIDES[part];
  return <Inside {...facts} />;
}
