import type { ProjectLanguage } from '@/shared/interface/languages';
import { placesOfItems } from '@/features/projects/model/content/uses';
import type { PublicProject } from '@/features/projects/schema';
import { type Asked, guideMarkdown, type MarkdownGuide } from './guide-markdown';

/**
 * A published guide as Markdown for programs, with the addresses of its pictures.
 * @param asked without its lists, or for another yield
 */
export const publishedMarkdown = (
  project: PublicProject,
  lang: ProjectLanguage,
  canonical: string,
  asked: Asked = {},
): string =>
  guideMarkdown(markdownGuide(project), lang, {
    ...asked,
    version: project.versionNumber,
    date: project.versionPublishedAt.slice(0, 10),
    canonical,
  });

function markdownGuide(project: PublicProject): MarkdownGuide {
  const { file, alt, steps, items } = project;
  const places = placesOfItems(items);
  const placeOf = (id: string) => places.get(id) ?? '';
  // Readers get the picture of a step where the guide has none; the step shows it.
  const isOfStep = steps.some((step) => step.file?.key === file?.key);
  return {
    ...project,
    picture: file && !isOfStep ? { path: file.url } : null,
    alt,
    yield: project.yield ?? undefined,
    fixed: items.flatMap(({ id, fixed }) => (fixed ? [placeOf(id)] : [])),
    steps: steps.map(({ media, uses, ...step }) => {
      const [first, ...further] = media.map(mediumOf);
      const clipAt = media.findIndex(({ clip }) => clip !== null);
      const clip = media[clipAt]?.clip;
      return {
        ...step,
        uses: uses.map((use) => ({ ...use, item: placeOf(use.item) })),
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
