import type { JsonSchema } from './json-schema';
import { operationId } from './operation-id';

/**
 * Pointers in a response to path parameters of other calls, and those calls. Their other parameters
 * come from the request.
 */
type Lead = [pointers: Record<string, string>, ...next: string[]];

const PROJECT = '/dashboard/projects/{id}';
const STEP = `${PROJECT}/steps/{stepId}`;
const QUESTION = `${PROJECT}/faq/{questionId}`;
const IMPORT = '/dashboard/imports/{importId}';
const WEBHOOK = '/dashboard/webhooks/{webhookId}';
const NEW_PROJECT: Lead = [
  { id: 'projectUid' },
  `GET ${PROJECT}`,
  `PATCH ${PROJECT}`,
  `POST ${PROJECT}/steps`,
  `POST ${PROJECT}/faq`,
  `PATCH ${PROJECT}/publish`,
  `GET ${PROJECT}/translations`,
  `GET ${PROJECT}/export`,
  `DELETE ${PROJECT}`,
];
const ONE_STEP: Lead = [
  { stepId: 'id' },
  `PATCH ${STEP}`,
  `POST ${STEP}/duplicate`,
  `DELETE ${STEP}`,
];
const ONE_QUESTION: Lead = [
  { questionId: 'id' },
  `PATCH ${QUESTION}`,
  `POST ${QUESTION}/duplicate`,
  `DELETE ${QUESTION}`,
];

/** For a list, its first entry. */
const LEADS: Readonly<Record<string, Lead>> = {
  'GET /dashboard/user/sessions': [
    { sessionId: 'results/0/id' },
    'DELETE /dashboard/user/sessions/{sessionId}',
  ],
  'GET /dashboard/user/providers': [
    { linkId: 'results/0/id' },
    'DELETE /dashboard/user/providers/{linkId}',
  ],
  'POST /dashboard/tokens': [{ tokenId: 'id' }, 'DELETE /dashboard/tokens/{tokenId}'],
  'GET /dashboard/projects': [{ id: 'results/0/projectUid' }, `GET ${PROJECT}`],
  'POST /dashboard/projects': NEW_PROJECT,
  [`POST ${PROJECT}/duplicate`]: NEW_PROJECT,
  [`DELETE ${PROJECT}`]: [{}, `POST ${PROJECT}/restore`],
  [`PATCH ${PROJECT}/publish`]: [
    { id: 'projectUid' },
    'GET /projects/{id}',
    `PATCH ${PROJECT}/unpublish`,
    `GET ${PROJECT}/analytics`,
    `GET ${PROJECT}/feedback`,
  ],
  [`PATCH ${PROJECT}/archive`]: [{ id: 'projectUid' }, `PATCH ${PROJECT}/unarchive`],
  [`POST ${PROJECT}/steps`]: ONE_STEP,
  [`POST ${STEP}/duplicate`]: ONE_STEP,
  [`DELETE ${STEP}`]: [{}, `POST ${STEP}/restore`],
  [`POST ${PROJECT}/faq`]: ONE_QUESTION,
  [`POST ${QUESTION}/duplicate`]: ONE_QUESTION,
  [`DELETE ${QUESTION}`]: [{}, `POST ${QUESTION}/restore`],
  [`GET ${PROJECT}/feedback`]: [
    { feedbackId: 'results/0/id' },
    `PATCH ${PROJECT}/feedback/{feedbackId}`,
  ],
  [`GET ${PROJECT}/reports`]: [
    { reportId: '0/reports/0/id' },
    `PATCH ${PROJECT}/reports/{reportId}`,
  ],
  'POST /dashboard/imports': [
    { importId: 'id' },
    `GET ${IMPORT}`,
    `POST ${IMPORT}/preview`,
    `POST ${IMPORT}/start`,
    `POST ${IMPORT}/choices`,
    `POST ${IMPORT}/cancel`,
    `POST ${IMPORT}/undo`,
  ],
  'GET /projects': [{ id: 'results/0/projectUid' }, 'GET /projects/{id}'],
  'GET /projects/{id}': [
    { id: 'projectUid', stepId: 'steps/0/id' },
    'POST /projects/{id}/view',
    'POST /projects/{id}/analytics',
    'POST /projects/{id}/feedback',
    'POST /projects/{id}/steps/{stepId}/report',
  ],
  'POST /dashboard/webhooks': [
    { webhookId: 'id' },
    `POST ${WEBHOOK}/test`,
    `GET ${WEBHOOK}/deliveries`,
    `PATCH ${WEBHOOK}`,
    `POST ${WEBHOOK}/secret`,
    `DELETE ${WEBHOOK}`,
  ],
  [`GET ${WEBHOOK}/deliveries`]: [
    { deliveryId: 'results/0/id' },
    `POST ${WEBHOOK}/deliveries/{deliveryId}/resend`,
  ],
};

/**
 * The OpenAPI links of a response: calls whose path parameters it contains; undefined for none.
 * @param path with {names}
 */
export function linksOf(method: string, path: string): Record<string, JsonSchema> | undefined {
  const lead = LEADS[`${method} ${path}`];
  if (!lead) return undefined;
  const [pointers, ...next] = lead;
  return Object.fromEntries(
    next.map((call) => {
      const [to = '', address = ''] = call.split(' ');
      const parameters = [...address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [
        name,
        name in pointers ? `$response.body#/${pointers[name]}` : `$request.path.${name}`,
      ]);
      const id = operationId(to, address);
      return [id, { operationId: id, parameters: Object.fromEntries(parameters) as JsonSchema }];
    }),
  );
}

/** The calls with links, for the tests. */
export const LEADING_CALLS: readonly string[] = Object.keys(LEADS);
