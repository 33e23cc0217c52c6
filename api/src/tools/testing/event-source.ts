import type { AddressInfo } from 'node:net';
import type { LiveEvent } from '@borlette/shared/contract/events';
import { eventsApi, RIGHTS, type Rights } from '@borlette/shared/contract/events';
import type { FastifyInstance } from 'fastify';
import { until } from './waiting.ts';

export interface EventSource {
	status: number;
	headers: Headers;
	/** Waits for the first event that meets the condition; drops those before it. Rejects when the answer ends first. */
	next(meets?: (event: LiveEvent) => boolean): Promise<LiveEvent>;
	/** The data of the `end` event; waits for it, and rejects when the answer ends without. */
	ended(): Promise<{ reason: string }>;
	/** The next stamp of what the reader may do; waits for it, and rejects when the answer ends first. */
	rights(): Promise<string>;
	/** Everything received so far. */
	readonly seen: readonly LiveEvent[];
	close(): void;
}

const opened = new Set<EventSource>();

/** Closes all that were opened; waits until the APIs know that they are. */
export async function closeEvents(apps: readonly FastifyInstance[]): Promise<void> {
	for (const events of opened) events.close();
	opened.clear();
	await until(() => apps.every((app) => app.running.streams() === 0));
}

/** Reads the live events of a listening API as a browser does: fetch, and text as it comes. */
export async function openEvents(app: FastifyInstance, token?: string): Promise<EventSource> {
	const { port } = app.server.address() as AddressInfo;
	const leaving = new AbortController();
	const answer = await fetch(`http://127.0.0.1:${port}${eventsApi.stream.path}`, {
		headers: token ? { authorization: `Token ${token}` } : {},
		signal: leaving.signal,
	});
	const seen: LiveEvent[] = [];
	const waiting = new Set<() => void>();
	let end: { reason: string } | undefined;
	let isOver = false;
	let read = 0;
	const rights: string[] = [];

	const take = (block: string): void => {
		const data = /^data: (.*)$/m.exec(block)?.[1];
		if (!data) return;
		if (block.startsWith('event: end')) end = JSON.parse(data);
		else if (block.startsWith(`event: ${RIGHTS}`)) rights.push((JSON.parse(data) as Rights).stamp);
		else seen.push(JSON.parse(data));
		wakeAll();
	};
	const wakeAll = () => {
		for (const wake of waiting) wake();
	};
	const readAll = async (): Promise<void> => {
		let text = '';
		const decoder = new TextDecoder();
		for await (const chunk of answer.body ?? []) {
			const blocks = (text + decoder.decode(chunk as Uint8Array, { stream: true })).split('\n\n');
			text = blocks.pop() ?? '';
			blocks.forEach(take);
		}
	};
	void readAll()
		.catch(() => undefined)
		.finally(() => {
			isOver = true;
			wakeAll();
		});
	const received = async <T>(found: () => T | undefined): Promise<T> => {
		for (;;) {
			const value = found();
			if (value !== undefined) return value;
			if (isOver)
				throw new Error(`The answer (${answer.status}) ended without what was waited for`);
			await new Promise<void>((resolve) => {
				const wake = () => {
					waiting.delete(wake);
					resolve();
				};
				waiting.add(wake);
			});
		}
	};
	const events: EventSource = {
		status: answer.status,
		headers: answer.headers,
		seen,
		next: (meets = () => true) =>
			received(() => {
				while (read < seen.length) {
					const event = seen[read++] as LiveEvent;
					if (meets(event)) return event;
				}
				return undefined;
			}),
		ended: () => received(() => end),
		rights: () => received(() => rights.shift()),
		close: () => leaving.abort(),
	};
	opened.add(events);
	return events;
}
