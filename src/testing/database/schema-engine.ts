import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory, ColumnTypeEnum } from '@prisma/driver-adapter-utils';

const CHAR_OID = 18;
const TEXT_OID = 25;

type PerformIO = (query: unknown) => Promise<{ fields: { dataTypeID: number }[] }>;

/**
 * The schema engine of Prisma's CLI, for the database at `url`, from its WebAssembly package: the
 * CLI downloads a binary, and knows no other way. The package's own entry imports the .wasm file as
 * a module, which Node 20 cannot do.
 */
export async function openSchemaEngine(url: string) {
  const place = import.meta.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const bindings = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const bytes = await readFile(fileURLToPath(new URL('./schema_engine_bg.wasm', place)));
  const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings });
  (bindings as unknown as { __wbg_set_wasm: (exports: object) => void }).__wbg_set_wasm(
    instance.exports,
  );
  (instance.exports as { __wbindgen_start: () => void }).__wbindgen_start();
  const factory = new PrismaPg({ connectionString: url, max: 1 });
  const connect = factory.connect.bind(factory);
  // The adapter does not know "char" columns, which the catalogue has.
  factory.connect = async () => {
    const adapter = await connect();
    const inner = adapter as unknown as { performIO: PerformIO };
    const performIO = inner.performIO.bind(adapter);
    const queryRaw = adapter.queryRaw.bind(adapter);
    let charColumns: number[] = [];
    inner.performIO = async (query) => {
      const result = await performIO(query);
      charColumns = [...result.fields.keys()].filter(
        (index) => result.fields[index]?.dataTypeID === CHAR_OID,
      );
      for (const index of charColumns)
        Object.assign(result.fields[index] ?? {}, { dataTypeID: TEXT_OID });
      return result;
    };
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    };
    return adapter;
  };
  return bindings.SchemaEngine.new(
    { datamodels: undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}
