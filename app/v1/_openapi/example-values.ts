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

const VARIABLES: Readonly<Record<string, string>> = {
  id: 'PROJECT',
  tokenId: 'TOKEN_ID', // `TOKEN` is the one that signs the call.
  number: 'VERSION',
};

/** The shell variable of a path parameter: 'stepId' is STEP. */
export const variableOf = (parameter: string): string =>
  VARIABLES[parameter] ?? parameter.replace(/U?id$/i, '').replace(/[A-Z]/g, '_$&').toUpperCase();
