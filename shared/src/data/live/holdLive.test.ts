/** @jest-environment @borlette/shared/config/jsdom-with-fetch.cjs */
import { bindAuthority } from '../../api/index.ts';
import type { LiveEvent } from '../../contract/events.ts';
import { eventServer } from '../../testing/eventServer.ts';
import { waitFor } from '../../testing/index.tsx';
import { followRegistries, holdLive } from '../index.ts';
import { liveConnection } from './connection.ts';

let server: Awaited<ReturnType<typeof eventServer>>;
let leave: () => void;
const realFetch = globalThis.fetch;

beforeEach(async () => {
	server = await eventServer();
	bindAuthority({
		token: () => 'token-1',
		onChange: () => () => undefined,
		used: () => undefined,
		refused: async () => false,
		replaced: async () => false,
		owes: () => undefined,
		rightsAre: () => undefined,
	});
	globalThis.fetch = (path, init) => realFetch(`${server.url}${String(path)}`, init);
	leave = holdLive();
	await waitFor(() => expect(liveConnection.state()).toBe('live'));
});
afterEach(async () => {
	leave();
	globalThis.fetch = realFetch;
	await server.stop();
});

const say = (event: Partial<LiveEvent>) =>
	server.send(`data: ${JSON.stringify({ at: '2026-03-10T12:00:00Z', ...event })}\n\n`);

test('who begins to listen while the stream is open is told what happens, not that it opened', async () => {
	const heard: (string | undefined)[] = [];
	const forget = liveConnection.listen((event) => heard.push(event?.kind));
	say({ kind: 'sale' });
	await waitFor(() => expect(heard).toContain('sale'));
	expect(heard).toEqual(['sale']);
	expect(server.asked).toHaveLength(1);
	forget();
});

test('what was told of channels at the opening is told to who follows them later, until the stream is gone', async () => {
	say({ kind: 'registry', channel: 'production', revision: 3 });
	say({ kind: 'registry', channel: 'grants', revision: 1 });
	say({ kind: 'registry', channel: 'production', revision: 4 });
	const follow = () => {
		const news: unknown[] = [];
		const onNews = ({ channel, revision }: Partial<LiveEvent>) => news.push([channel, revision]);
		return { news, ...followRegistries({ onNews, onState: () => undefined }) };
	};
	const first = follow();
	await waitFor(() => expect(first.news).toContainEqual(['production', 4]));
	const second = follow();
	expect(second.news).toEqual([
		['production', 4],
		['grants', 1],
	]);
	server.answerWith(503);
	for (const stream of server.streams()) stream.end();
	await waitFor(() => expect(liveConnection.state()).toBe('reconnecting'));
	const third = follow();
	expect(third.news).toEqual([]);
	for (const { stop } of [first, second, third]) stop();
});
