import 'server-only';
import { publicAddress } from '@/i18n/public-address';
import { site } from '@/server/site/current';
import { AppError } from '@/shared/http/app-error';
import type { Locale } from '@/shared/interface/languages';
import { machinePaths } from '@/shared/addresses/machine-paths';
import { paths } from '@/shared/addresses/paths';
import { matchRoute } from '@/shared/addresses/routes';
import { projectNameFor } from '../model/texts/project-texts';
import { EMBED_SIZE_PX, embedCode } from '../model/embed-code';
import { readPublicProject } from './public-project';
import type { OembedQuery, OembedResponse } from '../oembed-schema';

const JSON_FORMAT = 'json';
/**
 * Time for which others may cache the response: names rarely change, and the frame shows the
 * current guide anyway.
 */
const CACHE_AGE_S = 3600;

/**
 * The oEmbed response for the page of a guide or of a step: an iframe with the embed page.
 * @param locale the language of the title where the address names none
 * @throws {AppError} format_unsupported for XML; project_not_found for any address that is no
 *   published guide of ours
 */
export async function describeEmbedding(
  { url, format, maxwidth, maxheight }: OembedQuery,
  locale: Locale,
): Promise<OembedResponse> {
  if (format !== JSON_FORMAT) throw new AppError('format_unsupported');
  const guide = guideAt(url);
  if (guide === undefined) throw new AppError('project_not_found');
  const { uid, lang = locale } = guide;
  const project = await readPublicProject(uid);
  const { creator, file } = project;
  const name = projectNameFor(project, lang).value;
  const size = {
    width: Math.min(maxwidth ?? Infinity, EMBED_SIZE_PX.width),
    height: Math.min(maxheight ?? Infinity, EMBED_SIZE_PX.height),
  };
  return {
    version: '1.0',
    type: 'rich',
    title: name,
    author_name: creator.name,
    author_url: publicAddress(paths.creator(creator.uid)),
    provider_name: site().name,
    provider_url: publicAddress(paths.home),
    cache_age: CACHE_AGE_S,
    html: embedCode(publicAddress(machinePaths.embed(uid)), name, size),
    ...size,
    // A thumbnail needs its size, and must fit the requested one.
    ...(file && file.width <= (maxwidth ?? Infinity) && file.height <= (maxheight ?? Infinity)
      ? { thumbnail_url: file.url, thumbnail_width: file.width, thumbnail_height: file.height }
      : {}),
  };
}

function guideAt(text: string): { uid: string; lang: string | undefined } | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address?.host !== new URL(publicAddress(paths.home)).host) return undefined;
  const { subject, params } = matchRoute(address.pathname);
  return subject === 'guide' && params.uid !== undefined
    ? { uid: params.uid, lang: address.searchParams.get('lang') ?? undefined }
    : undefined;
}
