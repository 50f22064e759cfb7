import { expect, it } from 'vitest';
import { operationId } from '../../../../../v1/_openapi/operation-id';
import { shownCall, shownGroup } from './reference';

const callOf = (slug: string, id: string) => {
  const group = shownGroup(slug);
  return group && shownCall(group, id);
};

it('leads from a call to those that its answer is good for, on their pages', () => {
  expect(callOf('projects', 'postDashboardProjects')?.next).toEqual(
    expect.arrayContaining([
      {
        call: 'PATCH /dashboard/projects/{id}/publish',
        href: '/developers/projects/patchDashboardProjectsByIdPublish',
      },
      {
        call: 'POST /dashboard/projects/{id}/steps',
        href: '/developers/steps/postDashboardProjectsByIdSteps',
      },
    ]),
  );
  expect([
    callOf('projects', 'getDashboardProjects')?.answerTypes,
    callOf('projects', 'deleteDashboardProjectsById')?.answerTypes,
  ]).toEqual([['application/json'], []]);
});

it('shows a call on the page of its own group only', () => {
  expect(callOf('steps', 'postDashboardProjects')).toBeUndefined();
  expect(callOf('nowhere', 'postDashboardProjects')).toBeUndefined();
});

it('names every type of a file', () => {
  expect(callOf('translations', 'getDashboardProjectsByIdTranslations')?.answerTypes).toEqual([
    'text/csv',
    'application/xliff+xml',
  ]);
});

it('sends an upload to the address that was signed', () => {
  const upload = shownGroup('pictures')?.calls.find(({ method }) => method === 'PUT');
  expect(callOf('pictures', operationId('PUT', upload?.path ?? ''))?.curl).toContain(
    '-X PUT "$SIGNED_REQUEST"',
  );
});
