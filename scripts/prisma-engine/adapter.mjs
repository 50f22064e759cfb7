import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { connectionConfig, withClient } from './database.mjs';

const CHAR_OID = 18;
const TEXT_OID = 25;

// The engine holds its advisory lock for the whole session, so everything must run on one
// connection.
const ONE_CONNECTION = { max: 1, idleTimeoutMillis: 0 };

function prepare(adapter) {
  const queryRaw = adapter.queryRaw;
  // The adapter does not know "char" columns of the catalogue, and the engine expects a character.
  adapter.queryRaw = async (query) => {
    const charColumns = [];
    const performIO = async (sent) => {
      const result = await adapter.performIO(sent);
      for (const [index, field] of result.fields.entries()) {
        if (field.dataTypeID !== CHAR_OID) continue;
        field.dataTypeID = TEXT_OID;
        charColumns.push(index);
      }
      return result;
    };
    const result = await queryRaw.call(
      Object.create(adapter, { performIO: { value: performIO } }),
      query,
    );
    for (const index of charColumns) result.columnTypes[index] = ColumnTypeEnum.Character;
    return result;
  };
  // The adapter splits scripts at every semicolon, which breaks function bodies and texts;
  // PostgreSQL parses a whole script.
  adapter.executeScript = async (script) => {
    try {
      await adapter.underlyingDriver().query(script);
    } catch (error) {
      adapter.onError(error);
    }
  };
  return adapter;
}

/** The driver adapter factory of the engine, for the database at `url`. */
export function adapterFactory(url) {
  const config = connectionConfig(url);
  const factory = new PrismaPg({ ...config, ...ONE_CONNECTION });
  const connect = factory.connect.bind(factory);
  factory.connect = async () => prepare(await connect());
  // The adapter's own version opens the real database a second time when it is given a URL.
  factory.connectToShadowDb = async () => {
    const database = `prisma_migrate_shadow_db_${randomUUID()}`;
    await withClient(config, (client) =>
      client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)} TEMPLATE template0`),
    );
    const shadow = await new PrismaPg({
      ...connectionConfig(url, database),
      ...ONE_CONNECTION,
    }).connect();
    const dispose = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await dispose();
      await withClient(config, (client) =>
        client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`),
      );
    };
    return prepare(shadow);
  };
  return factory;
}
