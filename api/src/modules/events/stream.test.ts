import type { LiveEvent } from '@borlette/shared/contract/events';
import { Hub, type Subscriber } from '../../live/hub.ts';
import { payloads } from '../../live/notifier.ts';
import { EventStream } from './stream.ts';

const AT = '2026-03-01T12:00:00Z';
const sale = (instance_id: string, agent_id?: string): LiveEvent => ({
	kind: 'sale',
	instance_id,
	...(agent_id && { agent_id }),
	at: AT,
});
/** Fills the buffer of a stream that nobody reads. */
function blocked(): EventStream {
	const stream = new EventStream();
	for (let count = 0; stream.waiting === 0; count += 1) stream.push(sale(`fill ${count}`));
	return stream;
}
async function textOf(stream: EventStream): Promise<string> {
	stream.body.setEncoding('utf8');
	let text = '';
	for await (const chunk of stream.body) {
		text += chunk;
		if (stream.waiting === 0 && text.endsWith('\n\n')) stream.end('closing');
	}
	return text;
}

test('while nobody reads, events of one draw become one', async () => {
	const stream = blocked();
	for (let count = 0; count < 10_000; count += 1) {
		stream.push(sale('one', 'agent 1'));
		stream.push(sale('several', `agent ${count % 2}`));
	}
	expect(stream.waiting).toBe(3);
	expect(stream.body.readableLength + stream.body.writableLength).toBeLessThan(64 * 1024);
	const text = await textOf(stream);
	expect(text.match(/"one"/g)).toHaveLength(1);
	expect(text).toContain(JSON.stringify(sale('one', 'agent 1')));
	expect(text).toContain(JSON.stringify(sale('several')));
});

test('too many draws at once become "read everything again"', async () => {
	const stream = blocked();
	for (let count = 0; count < 5_000; count += 1) stream.push(sale(`draw ${count}`));
	expect(stream.waiting).toBeLessThanOrEqual(203);
	const text = await textOf(stream);
	for (const kind of ['sale', 'exposure', 'result']) {
		expect(text).toContain(`event: ${kind}\ndata: ${JSON.stringify({ kind, at: AT })}\n\n`);
	}
});

test('what is told of registries outlives too many draws', async () => {
	const stream = blocked();
	stream.push({ kind: 'registry', channel: 'production', revision: 3, at: AT });
	stream.push({ kind: 'registry', channel: 'staging', revision: 8, at: AT });
	stream.push({ kind: 'registry', channel: 'production', revision: 4, at: AT });
	for (let count = 0; count < 1_000; count += 1) stream.push(sale(`draw ${count}`));
	const text = await textOf(stream);
	expect(text.match(/"production","revision":4/g)).toHaveLength(1);
	expect(text).toContain('"staging","revision":8');
	expect(text).not.toContain('"revision":3');
});

test('a beat keeps a stream open that has nothing to say', async () => {
	const stream = new EventStream();
	stream.beat();
	expect(await textOf(stream)).toBe(
		'retry: 3000\n\n:\n\nevent: end\ndata: {"reason":"closing"}\n\n',
	);
});

test('no notification is longer than PostgreSQL takes, and none is lost', () => {
	const notices = Array.from({ length: 500 }, (_, index) => ({
		k: 'sale' as const,
		c: 'c'.repeat(36),
		i: `${index}`.padStart(36, '0'),
		a: Array.from({ length: index % 140 }, () => 'a'.repeat(36)),
	}));
	const texts = payloads(notices);
	expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(8_000);
	expect(texts.flatMap((text) => JSON.parse(text))).toEqual(notices);
	expect(payloads([])).toEqual([]);
});

test('a supervisor is told of what may concern their agents: by name of theirs, of no others', () => {
	const hub = new Hub();
	const told: LiveEvent[] = [];
	const subscriber: Subscriber = {
		companyId: 'c',
		agents: new Set(['mine']),
		person: 'somebody',
		house: 'a house',
		tokenHash: 'h',
		push: (event) => told.push(event),
		revoke: () => undefined,
	};
	const leave = hub.add(subscriber);
	hub.receive(
		JSON.stringify([
			{ k: 'sale', c: 'c', i: '1' },
			{ k: 'sale', c: 'c', i: '2', a: ['other'] },
			{ k: 'sale', c: 'c', i: '3', a: ['other', 'mine'] },
			{ k: 'result', c: 'c', i: '4' },
			{ k: 'result', c: 'd', i: '5' },
		]),
	);
	expect(told.map(({ instance_id, agent_id }) => [instance_id, agent_id])).toEqual([
		['1', undefined],
		['3', 'mine'],
		['4', undefined],
	]);
	leave();
	expect(hub.size).toBe(0);
});
