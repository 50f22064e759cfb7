// Runs a benchmark. Usage: npm run bench -- guide | pages
const BENCHES = ['guide', 'pages'];
const [bench = ''] = process.argv.slice(2);
if (BENCHES.includes(bench)) await import(`./${bench}.ts`);
else {
  process.stderr.write(`There is no benchmark "${bench}". There are: ${BENCHES.join(', ')}.\n`);
  process.exitCode = 2;
}

export {};
