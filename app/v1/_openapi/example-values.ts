/** Ids in examples, by the shell variable that stands for them in a command. */
export const EXAMPLE_IDS = {
  PROJECT: 'k7m2p9q4r6t8',
  PROJECT_ID: '01939d6e-7a10-7000-8000-000000000001',
  STEP: '01939d6e-7a10-7000-8000-000000000002',
  STEP_2: '01939d6e-7a10-7000-8000-000000000003',
  QUESTION: '01939d6e-7a10-7000-8000-000000000004',
  QUESTION_2: '01939d6e-7a10-7000-8000-000000000005',
  FEEDBACK: '01939d6e-7a10-7000-8000-000000000006',
  REPORT: '01939d6e-7a10-7000-8000-000000000007',
} as const;

/** The shell variable for each path parameter. */
export const PART_VARIABLES: Readonly<Record<string, string>> = {
  id: 'PROJECT',
  stepId: 'STEP',
  questionId: 'QUESTION',
  feedbackId: 'FEEDBACK',
  reportId: 'REPORT',
  itemId: 'ITEM',
  sessionId: 'SESSION',
  linkId: 'LINK',
  tokenId: 'TOKEN_ID',
  webhookId: 'WEBHOOK',
  deliveryId: 'DELIVERY',
  provider: 'PROVIDER',
  uploadKey: 'UPLOAD_KEY',
  jobId: 'JOB',
  importId: 'IMPORT',
  number: 'VERSION',
  creatorUid: 'CREATOR',
  invitationId: 'INVITATION',
  messageId: 'MESSAGE',
};
