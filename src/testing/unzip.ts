import { fromBuffer, type ZipFile } from 'yauzl';

/** The files of an archive by name, in order. */
export function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Buffer>();
    fromBuffer(bytes, { lazyEntries: true }, (error, zip: ZipFile | undefined) => {
      if (error || !zip) return reject(error ?? new Error('No archive.'));
      zip
        .on('error', reject)
        .on('end', () => resolve(files))
        .on('entry', (entry: { fileName: string }) => {
          zip.openReadStream(
            entry as Parameters<ZipFile['openReadStream']>[0],
            (failure, stream) => {
              if (failure || !stream) return reject(failure ?? new Error(entry.fileName));
              const chunks: Buffer[] = [];
              stream
                .on('data', (chunk: Buffer) => chunks.push(chunk))
                .on('error', reject)
                .on('end', () => {
                  files.set(entry.fileName, Buffer.concat(chunks));
                  zip.readEntry();
                });
            },
          );
        });
      zip.readEntry();
    });
  });
}
