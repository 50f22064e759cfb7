import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  deflateRaw,
  gunzip,
  gzip,
  inflateRaw,
} from 'node:zlib';
import { UID_ALPHABET, UID_LENGTH } from '@/shared/uid';
import type { Answer } from './captured-answer';
import type { Encoding } from './encodings';
import { inTurn } from './in-turn';

const [zip, unzip, brotli, unbrotli, pack, unpack] = [
  promisify(gzip),
  promisify(gunzip),
  promisify(brotliCompress),
  promisify(brotliDecompress),
  promisify(deflateRaw),
  promisify(inflateRaw),
];
// Close to the smallest, and a hundred times sooner there.
const BROTLI_QUALITY = 5;
/** For what is sent to many: as small as can be. */
const TIGHT = { br: 11, gzip: 9 } as const;
/** For what is not sent but kept: a third of the work. */
const PACKING_LEVEL = 1;
const NOTHING = Buffer.alloc(0);
/** So often a page has to have been sent before it is worth the effort to make it as small as can be. */
const POPULAR = 3;
const UID_WORDS = new RegExp(
  `(?<![0-9A-Za-z])[${UID_ALPHABET}]{${UID_LENGTH}}(?![0-9A-Za-z])`,
  'g',
);
/** What an answer takes beside its bodies, roughly: headers, index, objects. */
const OVERHEAD_BYTES = 4096;
const LABEL_BYTES = 200;
/** Of one answer to one asker, of its making, or of its length. */
const NOT_KEPT =
  /^(?:x-request-id|date|connection|keep-alive|transfer-encoding|content-length|content-encoding|etag|x-nextjs-.*|x-makerstep-.*|vary|cache-control)$/;

/** One form of a stored answer, ready to be sent. */
export interface Form {
  body: Buffer;
  etag: string;
  /** Names and values in turn, as writeHead takes them. */
  head: string[];
  /** The same for an asker who has it already. */
  headUnchanged: string[];
}

/** A text in a form that is sent, away from the main thread. @param level of brotli (0 to 11) or gzip (1 to 9) */
export async function compressed(
  plain: Buffer,
  encoding: Encoding,
  level?: number,
): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  if (encoding === 'identity') return plain;
  return exactly(
    encoding === 'gzip'
      ? await zip(plain, { level: level ?? constants.Z_DEFAULT_COMPRESSION })
      : await brotli(plain, {
          params: {
            [BROTLI_PARAM_QUALITY]: level ?? BROTLI_QUALITY,
            [BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        }),
  );
}

/** A text as small as this form can make it. */
export const tight = (plain: Buffer, encoding: keyof typeof TIGHT = 'br'): Promise<Buffer> =>
  compressed(plain, encoding, TIGHT[encoding]);

/** What zlib gives is often a part of a larger piece of memory, all of which would be held and not counted. */
function exactly(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** All uid-shaped words of a text: every project and creator that it names, and now and then something else. */
export const uidWordsOf = (text: string): string[] => [...new Set(text.match(UID_WORDS) ?? [])];

/** A finished answer with the forms that have been asked for. */
export class StoredPage {
  readonly forms: Partial<Record<Encoding, Form>> = {};
  private readonly making = new Map<Encoding, Promise<Form>>();
  private sentCount = 0;
  /** The plain form, until there is a compressed one that can be sent. */
  private packed: Buffer | undefined;
  private readonly head: string[];
  private readonly hash: string;

  constructor(
    answer: Answer,
    readonly labels: ReadonlySet<string>,
    public freshUntilMs: number,
  ) {
    this.hash = createHash('sha256').update(answer.body).digest('base64url').slice(0, 22);
    this.head = keptHeaders(answer.headers);
    this.forms.identity = this.form('identity', answer.body);
  }

  /** What it takes of memory. */
  get bytes(): number {
    const bodies = Object.values(this.forms).reduce(
      (sum, { body }) => sum + body.length,
      this.packed?.length ?? 0,
    );
    return bodies + OVERHEAD_BYTES + this.labels.size * LABEL_BYTES;
  }

  /** The answer in one form, made at the first wish for it, away from the main thread. */
  async in(encoding: Encoding): Promise<Form> {
    const made = this.forms[encoding];
    if (made) return made;
    const making = this.making.get(encoding) ?? this.make(encoding);
    this.making.set(encoding, making);
    try {
      const form = (this.forms[encoding] = await making);
      if (encoding !== 'identity') this.packed = undefined;
      return form;
    } finally {
      this.making.delete(encoding);
    }
  }

  /** Counts that it was sent; true once, when it has become worth being made smaller. */
  hasBecomePopular(): boolean {
    this.sentCount += 1;
    return this.sentCount === POPULAR;
  }

  /** Makes the brotli form as small as can be, a tenth below what the first visitors get, away from the main thread and in its turn; not when `isNeeded` says no by then. */
  tighten(isNeeded: () => boolean): Promise<void> {
    return inTurn(async () => {
      if (!isNeeded()) return;
      this.forms.br = this.form('br', await tight(await this.plain()));
    });
  }

  /** Keeps the plain form only as a compressed one, which is a sixth of it or less; asked for again, it is made from that. */
  async shrink(): Promise<void> {
    const { identity, br, gzip: zipped } = this.forms;
    if (identity && !br && !zipped)
      this.packed = exactly(await pack(identity.body, { level: PACKING_LEVEL }));
    delete this.forms.identity;
  }

  private async make(encoding: Encoding): Promise<Form> {
    const plain = await this.plain();
    if (encoding === 'identity') return this.form(encoding, plain);
    return this.form(encoding, await compressed(plain, encoding));
  }

  private async plain(): Promise<Buffer> {
    const { identity, br, gzip: zipped } = this.forms;
    if (identity) return identity.body;
    if (br) return unbrotli(br.body);
    return zipped ? unzip(zipped.body) : unpack(this.packed ?? NOTHING);
  }

  private form(encoding: Encoding, body: Buffer): Form {
    const etag = encoding === 'identity' ? `"${this.hash}"` : `"${this.hash}-${encoding}"`;
    const common = [...this.head, 'ETag', etag];
    const isNamed = encoding !== 'identity';
    return {
      body,
      etag,
      headUnchanged: common.filter(
        (_, at) => common[at - (at % 2)]?.toLowerCase() !== 'content-type',
      ),
      head: [
        ...common,
        'Content-Length',
        String(body.length),
        ...(isNamed ? ['Content-Encoding', encoding] : []),
      ],
    };
  }
}

function keptHeaders(headers: OutgoingHttpHeaders): string[] {
  const kept = Object.entries(headers).filter(([name]) => !NOT_KEPT.test(name.toLowerCase()));
  const isPage = String(headers['content-type']).startsWith('text/html');
  const vary = new Set([
    ...[headers['vary'] ?? []].flat().join(', ').split(/,\s*/).filter(Boolean),
    'Accept-Encoding',
  ]);
  return [
    ...kept.flatMap(([name, value]) => [value ?? []].flat().flatMap((one) => [name, String(one)])),
    // Browsers may keep it and ask with the ETag: they could not learn that a project was unpublished.
    'Cache-Control',
    isPage ? 'no-cache' : String(headers['cache-control'] ?? 'no-cache'),
    'Vary',
    [...vary].join(', '),
  ];
}
