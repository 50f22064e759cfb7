import { expect, it } from 'vitest';
import { shownGroup } from './reference';

const callsOf = (slug: string) =>
  new Map(shownGroup(slug)?.calls.map((call) => [call.anchor, call]));

it('leads from a call to those that its answer is good for, on their pages', () => {
  const calls = callsOf('projects');
  expect(calls.get('postDashboardProjects')?.next).toEqual(
    expect.arrayContaining([
      {
        call: 'PATCH /dashboard/projects/{id}/publish',
        href: '/developers/projects#patchDashboardProjectsByIdPublish',
      },
      {
        call: 'POST /dashboard/projects/{id}/steps',
        href: '/developers/steps#postDashboardProjectsByIdSteps',
      },
    ]),
  );
  expect([
    calls.get('getDashboardProjects')?.answerTypes,
    calls.get('deleteDashboardProjectsById')?.answerTypes,
  ]).toEqual([['application/json'], []]);
});

it('tells every type of a file', () => {
  expect(callsOf('translations').get('getDashboardProjectsByIdTranslations')?.answerTypes).toEqual([
    'text/csv',
    'application/xliff+xml',
  ]);
});

it('sends an upload to the address that was signed', () => {
  const [upload] = [...callsOf('pictures').values()].filter(({ method }) => method === 'PUT');
  expect(upload?.curl).toContain('-X PUT "$SIGNED_REQUEST"');
});
