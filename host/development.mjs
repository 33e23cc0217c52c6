import path from 'node:path';
import { startDevelopment } from '@borlette/shared/config/webpack/development.mjs';

// Run by `pnpm dev` (deploy/local/dev.mjs), which tells it by variables what to serve.
const { DEV_REMOTES = '', DEV_TARGET = '', DEV_DEPLOYED, DEV_PORT } = process.env;
const { url, stop } = await startDevelopment({
	host: import.meta.dirname,
	remotes: DEV_REMOTES.split(path.delimiter).filter(Boolean),
	target: DEV_TARGET,
	isDeployed: DEV_DEPLOYED === '1',
	port: Number(DEV_PORT),
});
console.warn(`In development at ${url}`);
process.on('SIGTERM', () => stop().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
process.send?.({ url });
