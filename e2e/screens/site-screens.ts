import type { Screen, Stage } from './screen';

const report =
  (rest = '') =>
  ({ fixtures }: Stage) =>
    `/p/${fixtures.guide}/report${rest}`;

/** Pages of operators, of joining and of the preview of a draft. */
export const SITE_SCREENS: readonly Screen[] = [
  { name: 'preview', who: 'reader', address: ({ fixtures }) => fixtures.preview },
  { name: 'preview-step', who: 'reader', address: ({ fixtures }) => `${fixtures.preview}/s/1` },
  {
    name: 'preview-finished',
    who: 'reader',
    address: ({ fixtures }) => `${fixtures.preview}/finished`,
  },
  { name: 'report-guide', who: 'reader', address: report(), isWhole: true },
  { name: 'report-guide-sent', who: 'reader', address: report('/sent') },
  { name: 'join-unknown', who: 'reader', address: () => '/join/x' },
  { name: 'workshop-invitation-over', who: 'reader', address: () => '/workshop/x' },
  { name: 'second-step-over', who: 'reader', address: () => '/auth/second' },
  { name: 'house-rules-none', who: 'reader', address: () => '/house-rules' },
  {
    name: 'review',
    who: 'creator',
    address: ({ fixtures }) => `/dashboard/review/${fixtures.guide}`,
    isWhole: true,
  },
  { name: 'imprint-none', who: 'reader', address: () => '/imprint' },
  { name: 'first-operator', who: 'newcomer', address: () => '/auth/first?token=x' },
  { name: 'site', who: 'operator', address: () => '/dashboard/site', isWhole: true },
];
