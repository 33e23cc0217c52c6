import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RegistryWatch, type RegistryWatchParts, type Sighting } from './registry-watch.ts';

let storeDir: string;
let watch: RegistryWatch | undefined;
let seen: Sighting[];
let failures: unknown[];
let wake: () => void;

beforeEach(() => {
	storeDir = mkdtempSync(join(tmpdir(), 'borlette-watch-'));
	seen = [];
	failures = [];
	wake = () => undefined;
});
afterEach(async () => {
	await watch?.stop();
	rmSync(storeDir, { recursive: true });
});

function begin(parts: Partial<RegistryWatchParts>): RegistryWatch {
	watch = new RegistryWatch({
		storeDir: undefined,
		urls: [],
		onChange: (sighting) => {
			seen.push(sighting);
			wake();
		},
		onFailure: (error) => failures.push(error),
		...parts,
	});
	watch.start();
	return watch;
}
async function sightings(count: number): Promise<Sighting[]> {
	while (seen.length < count) {
		await new Promise<void>((resolve) => {
			wake = resolve;
		});
	}
	return seen.slice(-1);
}
const sealed = (revision: number) => JSON.stringify({ payload: JSON.stringify({ revision }) });
/** As the release tool does it: whole, in one step. */
function release(channel: string, text: string): void {
	mkdirSync(join(storeDir, 'registry'), { recursive: true });
	writeFileSync(join(storeDir, 'new'), text);
	renameSync(join(storeDir, 'new'), join(storeDir, 'registry', `${channel}.json`));
}

test('each new revision of each channel is seen once, the first release too', async () => {
	begin({ storeDir });
	release('production', sealed(1));
	expect(await sightings(1)).toEqual([{ channel: 'production', revision: 1 }]);
	// As long as the one before: time and length alone would not tell.
	release('production', sealed(2));
	expect(await sightings(2)).toEqual([{ channel: 'production', revision: 2 }]);
	release('staging', sealed(7));
	await sightings(3);
	expect(watch?.known()).toEqual([
		{ channel: 'production', revision: 2 },
		{ channel: 'staging', revision: 7 },
	]);
	expect(failures).toEqual([]);
});

test('a file that is no registry is a change without a number', async () => {
	begin({ storeDir });
	release('production', 'broken');
	expect(await sightings(1)).toEqual([{ channel: 'production' }]);
});

describe('elsewhere', () => {
	let server: Server;
	let text = sealed(1);
	let status = 200;
	let unchanged = 0;
	beforeEach(async () => {
		server = createServer((request, response) => {
			const etag = `"${text.length}-${text}"`;
			const isSame = request.headers['if-none-match'] === etag;
			if (isSame) unchanged += 1;
			response.writeHead(isSame ? 304 : status, { etag }).end(isSame ? undefined : text);
		}).listen(0, '127.0.0.1');
		await once(server, 'listening');
	});
	afterEach(async () => {
		server.closeAllConnections();
		server.close();
		await once(server, 'close');
	});

	test('a server is asked for it, and says most times that nothing changed', async () => {
		const { port } = server.address() as AddressInfo;
		begin({ urls: [`http://127.0.0.1:${port}/some/registry/production.json`] });
		expect(await sightings(1)).toEqual([{ channel: 'production', revision: 1 }]);
		status = 500;
		text = 'away';
		while (failures.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
		status = 200;
		text = sealed(2);
		expect(await sightings(2)).toEqual([{ channel: 'production', revision: 2 }]);
		while (unchanged === 0) await new Promise((resolve) => setTimeout(resolve, 20));
		expect(seen).toHaveLength(2);
		expect(failures).toHaveLength(1);
	});
});
