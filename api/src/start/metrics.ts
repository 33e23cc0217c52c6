import { posApi } from '@borlette/shared/contract/pos';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import { besideCalls } from '../db/lanes.ts';
import { laneOf } from '../http/lanes.ts';
import { type BackupState, readBackups } from '../state/backups.ts';
import { type HouseState, readHouse } from '../state/house.sql.ts';

/** Figures of this process and of what it works with, in the form of Prometheus. */
export interface Metrics {
	readonly contentType: string;
	read(): Promise<string>;
}

const PREFIX = 'borlette_';
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function metricsOf(app: FastifyInstance, config: Config): Metrics {
	const registry = new Registry();
	collectDefaultMetrics({ register: registry });
	countCalls(app, registry);
	const gauges = new Gauges(registry);
	return {
		contentType: registry.contentType,
		async read() {
			gauges.clear();
			setProcess(gauges, app);
			await Promise.all([
				setHouse(gauges, () => besideCalls(() => readHouse(app.db))),
				setBackups(gauges, () => readBackups(config)),
			]);
			return registry.metrics();
		},
	};
}

/** Of each call how long it took, and of each sale what became of it. */
function countCalls(app: FastifyInstance, registry: Registry): void {
	const registers = [registry];
	const took = new Histogram({
		name: `${PREFIX}call_seconds`,
		help: 'Time until a call was answered, by kind of call',
		labelNames: ['lane', 'status'],
		buckets: SECONDS,
		registers,
	});
	const sales = new Counter({
		name: `${PREFIX}sales_total`,
		help: 'Sales of terminals that were answered: sold, refused, failed',
		labelNames: ['outcome'],
		registers,
	});
	app.addHook('onResponse', async (request, reply) => {
		const { endpoint } = request.routeOptions.config;
		if (!endpoint) return;
		const { statusCode, elapsedTime } = reply;
		const status = `${Math.floor(statusCode / 100)}xx`;
		// What anybody may call is worked on among those who are not known yet.
		const isPublic = endpoint.access === 'public' && !endpoint.lane;
		const lane = isPublic ? 'entry' : laneOf(endpoint, request.query);
		took.observe({ lane, status }, elapsedTime / 1_000);
		if (endpoint.path !== posApi.sell.path || endpoint.method !== posApi.sell.method) return;
		sales.inc({ outcome: statusCode < 400 ? 'sold' : statusCode < 500 ? 'refused' : 'failed' });
	});
}

/** Figures that are read when somebody asks. */
class Gauges {
	readonly #registry: Registry;
	readonly #gauges = new Map<string, Gauge>();

	constructor(registry: Registry) {
		this.#registry = registry;
	}

	/** What is not known this time is not told. */
	clear(): void {
		for (const gauge of this.#gauges.values()) gauge.reset();
	}

	set(name: string, help: string, value: number, labels: Record<string, string> = {}): void {
		const full = PREFIX + name;
		const gauge =
			this.#gauges.get(full) ??
			new Gauge({ name: full, help, labelNames: Object.keys(labels), registers: [this.#registry] });
		this.#gauges.set(full, gauge);
		gauge.set(labels, value);
	}
}

const secondsSince = (instant: string): number => (Date.now() - Date.parse(instant)) / 1_000;

function setProcess(gauges: Gauges, { queues, running }: FastifyInstance): void {
	for (const { lane, slots, atWork, waiting } of queues.all()) {
		gauges.set('lane_slots', 'Calls that a lane works on at once', slots, { lane });
		gauges.set('calls_at_work', 'Calls that are worked on', atWork, { lane });
		gauges.set('calls_waiting', 'Calls that wait for their turn', waiting, { lane });
	}
	gauges.set('streams', 'Pages that listen to this process', running.streams());
	gauges.set('event_loop_worst_seconds', 'Longest wait of the last minute', running.loopMs / 1_000);
	for (const { name: job, lateMs, tookMs, runs, failures } of running.jobs.all()) {
		gauges.set('job_late_seconds', 'How late a job of the scheduler is', lateMs / 1_000, { job });
		gauges.set('job_took_seconds', 'How long its last run took', tookMs / 1_000, { job });
		gauges.set('job_runs', 'How often it ran', runs, { job });
		gauges.set('job_failures', 'How often it failed', failures, { job });
	}
}

async function setHouse(gauges: Gauges, read: () => Promise<HouseState>): Promise<void> {
	const house = await read().catch(() => undefined);
	gauges.set('database_up', 'Whether the database answers', house ? 1 : 0);
	if (!house) return;
	const { replicas, checked_at, differences } = house;
	gauges.set('database_bytes', 'Size of the database', house.bytes);
	gauges.set('database_connections', 'Connections to it', house.connections);
	gauges.set('database_connections_most', 'Connections that it takes', house.most_connections);
	gauges.set(
		'database_transaction_seconds',
		'Age of the oldest transaction',
		house.transaction_seconds,
	);
	gauges.set('database_frozen_age', 'Transactions since the oldest frozen one', house.frozen_age);
	gauges.set(
		'database_room_seconds',
		'Until there is no place for fiches of a date',
		-secondsSince(house.room_until),
	);
	gauges.set('people', 'People who are signed in', house.people);
	gauges.set('terminals', 'Terminals that are signed in', house.terminals);
	gauges.set(
		'fiches_last_minute',
		'Fiches sold in the last minute, everywhere',
		house.fiches_minute,
	);
	gauges.set('draws_late', 'Draws that should be closed', house.draws_late);
	gauges.set('draws_late_seconds', 'Since when the first of them', house.draw_late_seconds);
	gauges.set('messages_waiting', 'Messages to be sent', house.messages_waiting);
	gauges.set('messages_late_seconds', 'Since when the first of them', house.message_late_seconds);
	for (const { name, lag_seconds } of replicas) {
		gauges.set('replication_lag_seconds', 'How far a second server is behind', lag_seconds, {
			replica: name,
		});
	}
	if (checked_at === null || differences === null) return;
	gauges.set('reconcile_age_seconds', 'Since all books were checked', secondsSince(checked_at));
	gauges.set('reconcile_differences', 'What differed then', differences);
}

async function setBackups(
	gauges: Gauges,
	read: () => Promise<BackupState | undefined>,
): Promise<void> {
	const state = await read().catch(() => undefined);
	if (!state) return;
	const { bases, until } = state;
	const [newest] = bases;
	const bytes = bases.reduce((sum, base) => sum + base.bytes, 0);
	gauges.set('backups', 'Copies of everything that are kept', bases.length);
	gauges.set('backups_bytes', 'Size of them', bytes);
	if (newest) gauges.set('backup_age_seconds', 'Age of the newest', secondsSince(newest.ended));
	if (until) gauges.set('backup_log_age_seconds', 'Until when all is kept', secondsSince(until));
}
