import 'client-only';

/**
 * Texts of API calls that fail without an answer: ApiConnection sets them in the language of the
 * page.
 */
export interface ClientTexts {
  unreachable: string;
  timeout: string;
  failed: string;
  otherPerson: string;
  sessionExpired: string;
}

let texts: ClientTexts = {
  unreachable: '',
  timeout: '',
  failed: '',
  otherPerson: '',
  sessionExpired: '',
};

export function setClientTexts(given: Partial<ClientTexts>): void {
  texts = { ...texts, ...given };
}

export function clientText(key: keyof ClientTexts): string {
  return texts[key];
}
