import type { JsonSchema } from './json-schema';
import { operationId } from './operation-id';

/** Path parameters that a response contains, and the calls that take them. */
type Lead = { parts: Record<string, string>; next: readonly string[] };

const answered = (pointer: string) => `$response.body#/${pointer}`;
const asked = (name: string) => `$request.path.${name}`;

const PROJECT = '/dashboard/projects/{id}';
const STEP = `${PROJECT}/steps/{stepId}`;
const QUESTION = `${PROJECT}/faq/{questionId}`;
const IMPORT = '/dashboard/imports/{importId}';
const WEBHOOK = '/dashboard/webhooks/{webhookId}';
const NEW_PROJECT: Lead = {
  parts: { id: answered('projectUid') },
  next: [
    `GET ${PROJECT}`,
    `PATCH ${PROJECT}`,
    `POST ${PROJECT}/steps`,
    `POST ${PROJECT}/faq`,
    `PATCH ${PROJECT}/publish`,
    `GET ${PROJECT}/translations`,
    `GET ${PROJECT}/export`,
    `DELETE ${PROJECT}`,
  ],
};
const ONE_STEP: Lead = {
  parts: { id: asked('id'), stepId: answered('id') },
  next: [`PATCH ${STEP}`, `POST ${STEP}/duplicate`, `DELETE ${STEP}`],
};
const ONE_QUESTION: Lead = {
  parts: { id: asked('id'), questionId: answered('id') },
  next: [`PATCH ${QUESTION}`, `POST ${QUESTION}/duplicate`, `DELETE ${QUESTION}`],
};

/** For a list, its first entry. */
const LEADS: Readonly<Record<string, Lead>> = {
  'GET /dashboard/user/sessions': {
    parts: { sessionId: answered('results/0/id') },
    next: ['DELETE /dashboard/user/sessions/{sessionId}'],
  },
  'GET /dashboard/user/providers': {
    parts: { linkId: answered('results/0/id') },
    next: ['DELETE /dashboard/user/providers/{linkId}'],
  },
  'POST /dashboard/tokens': {
    parts: { tokenId: answered('id') },
    next: ['DELETE /dashboard/tokens/{tokenId}'],
  },
  'GET /dashboard/projects': {
    parts: { id: answered('results/0/projectUid') },
    next: [`GET ${PROJECT}`],
  },
  'POST /dashboard/projects': NEW_PROJECT,
  [`POST ${PROJECT}/duplicate`]: NEW_PROJECT,
  [`DELETE ${PROJECT}`]: { parts: { id: asked('id') }, next: [`POST ${PROJECT}/restore`] },
  [`PATCH ${PROJECT}/publish`]: {
    parts: { id: answered('projectUid') },
    next: [
      'GET /projects/{id}',
      `PATCH ${PROJECT}/unpublish`,
      `GET ${PROJECT}/analytics`,
      `GET ${PROJECT}/feedback`,
    ],
  },
  [`PATCH ${PROJECT}/archive`]: {
    parts: { id: answered('projectUid') },
    next: [`PATCH ${PROJECT}/unarchive`],
  },
  [`POST ${PROJECT}/steps`]: ONE_STEP,
  [`POST ${STEP}/duplicate`]: ONE_STEP,
  [`DELETE ${STEP}`]: {
    parts: { id: asked('id'), stepId: asked('stepId') },
    next: [`POST ${STEP}/restore`],
  },
  [`POST ${PROJECT}/faq`]: ONE_QUESTION,
  [`POST ${QUESTION}/duplicate`]: ONE_QUESTION,
  [`DELETE ${QUESTION}`]: {
    parts: { id: asked('id'), questionId: asked('questionId') },
    next: [`POST ${QUESTION}/restore`],
  },
  [`GET ${PROJECT}/feedback`]: {
    parts: { id: asked('id'), feedbackId: answered('results/0/id') },
    next: [`PATCH ${PROJECT}/feedback/{feedbackId}`],
  },
  [`GET ${PROJECT}/reports`]: {
    parts: { id: asked('id'), reportId: answered('0/reports/0/id') },
    next: [`PATCH ${PROJECT}/reports/{reportId}`],
  },
  'POST /dashboard/imports': {
    parts: { importId: answered('id') },
    next: [`GET ${IMPORT}`, `POST ${IMPORT}/choices`, `POST ${IMPORT}/cancel`],
  },
  'GET /projects': {
    parts: { id: answered('results/0/projectUid') },
    next: ['GET /projects/{id}'],
  },
  'GET /projects/{id}': {
    parts: { id: answered('projectUid'), stepId: answered('steps/0/id') },
    next: [
      'POST /projects/{id}/view',
      'POST /projects/{id}/analytics',
      'POST /projects/{id}/feedback',
      'POST /projects/{id}/steps/{stepId}/report',
    ],
  },
  'POST /dashboard/webhooks': {
    parts: { webhookId: answered('id') },
    next: [
      `POST ${WEBHOOK}/test`,
      `GET ${WEBHOOK}/deliveries`,
      `PATCH ${WEBHOOK}`,
      `POST ${WEBHOOK}/secret`,
      `DELETE ${WEBHOOK}`,
    ],
  },
  [`GET ${WEBHOOK}/deliveries`]: {
    parts: { webhookId: asked('webhookId'), deliveryId: answered('results/0/id') },
    next: [`POST ${WEBHOOK}/deliveries/{deliveryId}/resend`],
  },
};

/**
 * The OpenAPI links of a response: calls whose path parameters it contains.
 * @param path with {names}
 */
export function linksOf(method: string, path: string): Record<string, JsonSchema> {
  const { parts, next } = LEADS[`${method} ${path}`] ?? { parts: {}, next: [] };
  return Object.fromEntries(
    next.map((name) => {
      const [to = '', address = ''] = name.split(' ');
      const id = operationId(to, address);
      return [
        id,
        {
          operationId: id,
          parameters: Object.fromEntries(
            Object.entries(parts).filter(([part]) => address.includes(`{${part}}`)),
          ),
        },
      ];
    }),
  );
}

/** The calls with links, for the tests. */
export const LEADING_CALLS: readonly string[] = Object.keys(LEADS);
