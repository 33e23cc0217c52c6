import { once } from 'node:events';
import { Failure, messageOf } from '../../local/failure.mjs';
import { checkPort } from '../../local/port.mjs';
import { onStop } from '../../local/stopping.mjs';
import { API_OPTION } from '../arguments.mjs';
import { bringForward } from '../channel.mjs';
import { CHANNELS } from '../channels.mjs';
import { bringGrantsForward } from '../grants.mjs';
import { storeServer } from '../server/serve.mjs';

/**
 * A kill that was being taken when this ended is not left for the next release to bring. What cannot be read keeps nothing else from it.
 * @param {{ storeDir: string, trust: import('../../../shared/src/federation/trust.ts').Trust }} place @param {(line: string) => void} log
 */
async function bringAllForward({ storeDir, trust }, log) {
	/** @param {unknown} error */
	const tell = (error) => log(messageOf(error));
	await bringGrantsForward(storeDir, trust).catch(tell);
	for (const channel of CHANNELS) await bringForward({ storeDir, trust, channel }).catch(tell);
}

/** @type {import('../main.mjs').Command} */
export const serve = {
	summary: 'takes builds and changes from teams elsewhere, over HTTPS',
	usage: '[--url https://…] [--port 4300]',
	endsItself: true,
	help: `For the machine that has the store. Teams say \`--store https://…\`: their tool signs there, and this one
checks signature, right, metadata, every file's hash, the plan and the files at --url before it takes a
build or a change. It has no private key. Something that ends TLS stands in front of it.`,
	options: {
		port: { type: 'string', default: '4300', help: 'to listen on; 0 takes a free one' },
		host: { type: 'string', default: '127.0.0.1', help: 'address to listen on' },
		url: {
			type: 'string',
			help: 'host that the channels run on: needs are compared and files asked for there',
		},
		api: API_OPTION,
	},
	async run(context) {
		const { port = '', host = '', url, api } = context.options;
		if (!(/^\d{1,5}$/.test(port) && Number(port) <= 65_535)) {
			throw new Failure(`--port is ${port}: give a number from 0 to 65535.`);
		}
		await checkPort(Number(port), host, '--port');
		await context.takeGrants();
		const { storeDir, trust } = context;
		/** @param {string} line */
		const log = (line) => context.line(`  ${line}`);
		await bringAllForward({ storeDir, trust }, log);
		const server = storeServer({ storeDir, trust, url, api, log });
		const address = await server.listen(Number(port), host);
		context.line(`✓ the store ${storeDir} takes builds at ${address}`);
		const ended = new AbortController();
		onStop(() => {
			server.stop();
			ended.abort();
		});
		await once(ended.signal, 'abort');
	},
};
