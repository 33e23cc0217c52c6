// `node healthy.mjs <url>`: exit code 0 while it answers well.
const [, , url = ''] = process.argv;
const answer = await fetch(url).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
