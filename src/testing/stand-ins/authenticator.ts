import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Options = { challenge: string };
type Wrong = {
  origin?: string;
  rpId?: string;
  type?: string;
  counter?: number;
  isVerified?: boolean;
  /** Format of the attestation, of at most 23 letters. */
  fmt?: string;
  /** Signs with the key of another one. */
  key?: ReturnType<typeof makeKeys>['privateKey'];
};

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const makeKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** An authenticator in software: answers as `navigator.credentials` would. */
export class Authenticator {
  readonly keys = makeKeys();
  readonly id = randomBytes(16);
  counter = 0;

  constructor(
    readonly origin = 'http://localhost:3000',
    readonly rpId = 'localhost',
  ) {}

  /** Makes the passkey for these options. */
  create({ challenge }: Options, wrong: Wrong = {}) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const cose = Buffer.concat([
      Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21, 0x58, 32]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 32]),
      Buffer.from(y, 'base64url'),
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      cose,
    ]);
    const data = Buffer.concat([this.#data(HAS_CREDENTIAL, wrong), credential]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...['fmt', wrong.fmt ?? 'none', 'attStmt'].map(cborText),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x58, data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: b64(this.#clientData('webauthn.create', challenge, wrong)),
      attestationObject: b64(attestation),
      transports: ['internal'],
    });
  }

  /** Proves the owner for these options. */
  get({ challenge }: Options, wrong: Wrong = {}) {
    this.counter += 1;
    const data = this.#data(0, wrong);
    const client = this.#clientData('webauthn.get', challenge, wrong);
    const signed = Buffer.concat([data, sha(client)]);
    return this.#answer({
      clientDataJSON: b64(client),
      authenticatorData: b64(data),
      signature: b64(sign('sha256', signed, wrong.key ?? this.keys.privateKey)),
    });
  }

  #answer<Response>(response: Response) {
    const id = b64(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, { origin = this.origin, ...wrong }: Wrong) {
    return Buffer.from(
      JSON.stringify({ type: wrong.type ?? type, challenge, origin, crossOrigin: false }),
    );
  }

  #data(
    flags: number,
    { rpId = this.rpId, counter = this.counter, isVerified = true }: Wrong,
  ): Buffer {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const all = flags | USER_PRESENT | (isVerified ? USER_VERIFIED : 0);
    return Buffer.concat([sha(rpId), Buffer.from([all]), counted]);
  }
}

const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
