import 'client-only';

/** What calls say when the server cannot: registered by ApiConnection in the language of the page. */
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
