/** @jest-environment @borlette/shared/config/jsdom-with-fetch.cjs */
import { bindAuthority } from '../../api/index.ts';
import type { LiveEvent } from '../../contract/events.ts';
import { statistiqueApi } from '../../contract/statistique.ts';
import { eventServer } from '../../testing/eventServer.ts';
import { act, fakeApi, render, screen, waitFor } from '../../testing/index.tsx';
import { testQueryClient } from '../../testing/queryClient.ts';
import { QueryClientProvider, useLive, useRead } from '../index.ts';

const DRAW = '01900000-0000-7000-8000-000000000001';
const OTHER = '01900000-0000-7000-8000-000000000002';
const input = { params: { instanceId: DRAW } };

let server: Awaited<ReturnType<typeof eventServer>>;
let token: string | null;
let isOwing: boolean;
let changed: () => void;
let refused: jest.Mock;
let rightsAre: jest.Mock;
const realFetch = globalThis.fetch;

beforeEach(async () => {
	server = await eventServer();
	token = 'token-1';
	isOwing = false;
	refused = jest.fn(async () => false);
	rightsAre = jest.fn();
	bindAuthority({
		token: () => token,
		onChange: (listener) => {
			changed = listener;
			return () => undefined;
		},
		used: () => undefined,
		refused,
		replaced: async () => false,
		owes: () => undefined,
		isOwing: () => isOwing,
		rightsAre: (stamp) => rightsAre(stamp),
	});
	// A page's addresses have no server of their own in jsdom.
	globalThis.fetch = (path, init) => realFetch(`${server.url}${String(path)}`, init);
	jest.spyOn(Math, 'random').mockReturnValue(1);
	fakeApi().on(statistiqueApi.board, () => {
		reads += 1;
		return { as_of: String(reads) } as never;
	});
	reads = 0;
});
afterEach(async () => {
	globalThis.fetch = realFetch;
	await server.stop();
});

let reads = 0;
const WATCHED = [{ read: statistiqueApi.board, on: ['exposure'], instanceId: DRAW }] as const;
function Screen({ name }: { name: string }) {
	const state = useLive(WATCHED);
	const { data } = useRead(statistiqueApi.board, input);
	return (
		<p>
			{name} {state} {data?.as_of}
		</p>
	);
}
const show = (...names: string[]) =>
	render(
		<QueryClientProvider client={testQueryClient()}>
			{names.map((name) => (
				<Screen key={name} name={name} />
			))}
		</QueryClientProvider>,
	);
const say = (kind: LiveEvent['kind'], instance_id?: string, agent_id?: string) =>
	act(async () =>
		server.send(
			`event: ${kind}\ndata: ${JSON.stringify({ kind, instance_id, agent_id, at: '2026-03-10T12:00:00Z' })}\n\n`,
		),
	);
const see = (visibility: DocumentVisibilityState) =>
	act(async () => {
		jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
		document.dispatchEvent(new Event('visibilitychange'));
	});

test('two users of a page share one stream, with the session’s header', async () => {
	const view = show('one', 'two');
	expect(await screen.findByText(/one live/)).toBeInTheDocument();
	expect(screen.getByText(/two live/)).toBeInTheDocument();
	expect(server.asked).toHaveLength(1);
	expect(server.asked[0]?.headers.authorization).toBe('Token token-1');
	view.unmount();
	await waitFor(() => expect(server.streams()).toHaveLength(0));
});

test('who has to do something first opens no stream, which would be refused, and has it once that is done', async () => {
	isOwing = true;
	show('board');
	expect(await screen.findByText('board off 1')).toBeInTheDocument();
	isOwing = false;
	await act(async () => changed());
	expect(await screen.findByText(/board live/)).toBeInTheDocument();
	expect(server.asked).toHaveLength(1);
	isOwing = true;
	await act(async () => changed());
	expect(await screen.findByText(/board off/)).toBeInTheDocument();
	await waitFor(() => expect(server.streams()).toHaveLength(0));
});

test('what an event concerns is read again; many events are one reading', async () => {
	show('board');
	// Once by itself, once because the stream was not there before.
	expect(await screen.findByText('board live 2')).toBeInTheDocument();
	for (let sale = 0; sale < 50; sale += 1) await say('exposure', DRAW);
	expect(await screen.findByText('board live 3')).toBeInTheDocument();
	await say('sale', DRAW);
	await say('exposure', OTHER);
	await say('exposure');
	expect(await screen.findByText('board live 4')).toBeInTheDocument();
	expect(reads).toBe(4);
});

test('what another agent brought about is not read again', async () => {
	const ofRose = [{ read: statistiqueApi.board, on: ['sale'], agentId: DRAW }] as const;
	function OfRose() {
		useLive(ofRose);
		return <p>{useRead(statistiqueApi.board, input).data?.as_of}</p>;
	}
	render(
		<QueryClientProvider client={testQueryClient()}>
			<OfRose />
		</QueryClientProvider>,
	);
	await screen.findByText('2');
	const sold = (agent?: string) => say('sale', undefined, agent);
	await sold(OTHER);
	await sold(DRAW);
	await screen.findByText('3');
	await sold();
	await screen.findByText('4');
	expect(reads).toBe(4);
});

test('a stream that the server ends is opened again, and everything read again', async () => {
	show('board');
	expect(await screen.findByText('board live 2')).toBeInTheDocument();
	await act(async () => server.streams()[0]?.end('event: end\ndata: {"reason":"closing"}\n\n'));
	expect(await screen.findByText(/reconnecting/)).toBeInTheDocument();
	expect(await screen.findByText('board live 3')).toBeInTheDocument();
	expect(server.asked).toHaveLength(2);
});

test('what the stream says of rights goes to whom it concerns, and nothing is read again for it', async () => {
	show('board');
	expect(await screen.findByText('board live 2')).toBeInTheDocument();
	await act(async () => server.send('event: rights\ndata: {"stamp":"abc"}\n\n'));
	await waitFor(() => expect(rightsAre).toHaveBeenCalledWith('abc'));
	expect(reads).toBe(2);
});

test('a server that went away is asked again until it is back', async () => {
	server.answerWith(503);
	show('board');
	await act(() => server.calls(2));
	expect(screen.getByText(/board reconnecting/)).toBeInTheDocument();
	server.answerWith(200);
	expect(await screen.findByText(/board live/)).toBeInTheDocument();
});

test('a hidden tab lets the stream go, a visible one takes it up again', async () => {
	show('board');
	expect(await screen.findByText('board live 2')).toBeInTheDocument();
	await see('hidden');
	await waitFor(() => expect(server.streams()).toHaveLength(0));
	expect(screen.getByText(/reconnecting/)).toBeInTheDocument();
	await see('visible');
	expect(await screen.findByText('board live 3')).toBeInTheDocument();
});

test('signing out ends it; another sign-in opens one with its own token', async () => {
	show('board');
	expect(await screen.findByText(/live/)).toBeInTheDocument();
	token = null;
	await act(async () => changed());
	expect(screen.getByText(/board off/)).toBeInTheDocument();
	await waitFor(() => expect(server.streams()).toHaveLength(0));
	token = 'token-2';
	await act(async () => changed());
	expect(await screen.findByText(/board live/)).toBeInTheDocument();
	expect(server.asked[1]?.headers.authorization).toBe('Token token-2');
});

test('a refused token ends the session as any read does, and is not tried again', async () => {
	server.answerWith(401);
	show('board');
	await waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
	expect(await screen.findByText(/board off/)).toBeInTheDocument();
	expect(server.asked).toHaveLength(1);
});
