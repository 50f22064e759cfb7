declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path?: { type?: string; property?: string }[];
  }

  /** @param schemaOrg the vocabulary as schema.org publishes it */
  // eslint-disable-next-line no-restricted-syntax -- as the package does it
  export default class Validator {
    constructor(schemaOrg?: unknown);
    validate(data: unknown): Promise<Issue[]>;
  }
}
