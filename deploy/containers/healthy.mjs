// `node healthy.mjs <url>`: exit code 0 while it answers well.
const answer = await fetch(process.argv[2]).catch(() => undefined);
process.exitCode = answer?.ok ? 0 : 1;
