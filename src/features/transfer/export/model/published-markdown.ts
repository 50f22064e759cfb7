import type { ProjectLanguage } from '@/shared/interface/languages';
import type { PublicProject } from '@/features/projects/schema';
import { guideMarkdown, type MarkdownGuide } from './guide-markdown';

/** A published guide as Markdown for programs, with the addresses of its pictures. */
export const publishedMarkdown = (
  project: PublicProject,
  lang: ProjectLanguage,
  canonical: string,
): string =>
  guideMarkdown(markdownGuide(project), lang, {
    version: project.versionNumber,
    date: project.versionPublishedAt.slice(0, 10),
    canonical,
  });

function markdownGuide(project: PublicProject): MarkdownGuide {
  const { file, alt, steps } = project;
  // Readers get the picture of a step where the guide has none; the step shows it.
  const isOfStep = steps.some((step) => step.file?.key === file?.key);
  return {
    ...project,
    picture: file && !isOfStep ? { path: file.url } : null,
    alt,
    steps: steps.map(({ media, ...step }) => {
      const [first, ...further] = media.map(mediumOf);
      const clipAt = media.findIndex(({ clip }) => clip !== null);
      const clip = media[clipAt]?.clip;
      return {
        ...step,
        ...(first ?? { picture: null, alt: [] }),
        further,
        ...(clip && { clip: { path: clip.url, medium: clipAt } }),
      };
    }),
  };
}

const mediumOf = ({ file, alt, marks, edit }: PublicProject['steps'][number]['media'][number]) => ({
  picture: { path: file.url },
  alt,
  marks,
  ...(edit && { edit }),
});
