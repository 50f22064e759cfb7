import { paths } from '@/shared/addresses/paths';
import { operationId } from '../../../../../v1/_openapi/operation-id';
import { GUIDES } from '../_guides/guides';
import { shownGroups } from './reference';

/** The addresses of all pages of the documentation, for the sitemap. */
export const developerPages = (): string[] => [
  paths.developers,
  ...GUIDES.map(({ slug }) => paths.developerGuide(slug)),
  paths.developerCalls,
  ...shownGroups().flatMap(({ slug, calls }) => [
    paths.developerGroup(slug),
    ...calls.map(({ method, path }) => paths.developerCall(slug, operationId(method, path))),
  ]),
];
