#!/usr/bin/env node
// Replaces Prisma's downloaded schema engine, so that the Prisma CLI works without downloads. It
// speaks the same protocol: arguments, JSON-RPC lines on stdin and stdout, log lines as JSON on
// stderr.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { adapterFactory } from './adapter.mjs';
import { canConnect, createDatabase, dropDatabase } from './database.mjs';
import { describeConnectionError, describeEngineError, logLine } from './errors.mjs';
import { lastPanic, loadSchemaEngine } from './load-engine.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datasource: { type: 'string' },
    datamodels: { type: 'string', multiple: true },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
  },
});
// `prisma generate` and `diff` between files need no URL, but the engine always needs an adapter.
const url = JSON.parse(values.datasource ?? '{}').url ?? 'postgresql://nowhere.invalid/none';

const COMMANDS = {
  'can-connect-to-database': canConnect,
  'create-database': createDatabase,
  'drop-database': dropDatabase,
};
const METHOD_NAMES = { getDatabaseVersion: 'version' };

async function runCommand(name) {
  // The CLI skips the first line as a greeting.
  process.stderr.write(logLine('INFO', { message: 'Starting schema engine CLI' }));
  try {
    await COMMANDS[name](url);
  } catch (error) {
    process.stderr.write(logLine('ERROR', describeConnectionError(error, url)));
    process.exitCode = 1;
  }
}

async function answer(engine, { method, params }) {
  if (method === 'createDatabase') {
    await createDatabase(params.datasource?.url ?? url);
    return {};
  }
  return (await engine[METHOD_NAMES[method] ?? method](params)) ?? {};
}

async function serve() {
  const datamodels = (values.datamodels ?? []).map((file) => [file, readFileSync(file, 'utf8')]);
  const send = (message) =>
    process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
  let starting;
  const start = async () => {
    const SchemaEngine = await loadSchemaEngine();
    const factory = bindMigrationAwareSqlAdapterFactory(adapterFactory(url));
    return SchemaEngine.new(
      { datamodels: datamodels.length > 0 ? datamodels : undefined },
      () => {},
      factory,
    );
  };
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    const request = JSON.parse(line);
    try {
      const result = await answer(await (starting ??= start()), request);
      // The CLI prints what it is asked to print, not the response.
      if (request.method === 'diff' && result.stdout)
        send({ id: 0, method: 'print', params: { content: result.stdout } });
      send({ id: request.id, result });
    } catch (error) {
      send({ id: request.id, error: describeEngineError(error, lastPanic()) });
    }
  }
  process.exit(0);
}

// A panic of the engine surfaces outside of any call. (With exit code 101 the CLI would print
// nothing and offer to send a report.)
process.on('uncaughtException', (error) => {
  process.stderr.write(
    logLine('ERROR', { message: lastPanic() ?? String(error), backtrace: error.stack }),
  );
  process.exit(1);
});
await (positionals[0] === 'cli' ? runCommand(positionals[1]) : serve());
