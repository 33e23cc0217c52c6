import { STATE_RULES, type State } from '@borlette/shared/contract/state';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { messages } from './messages.ts';
import type { Reading } from './useReading.ts';

/** Something that the provider should look at. */
interface Warning {
	key: string;
	text: MessageDescriptor;
	values: Record<string, string | number>;
}

type Read = Reading & { day: (day: string) => string };

export const warningsOf = (state: State, read: Read): Warning[] => [
	...ofBackups(state, read),
	...ofDatabase(state, read),
	...ofProcess(state, read),
];

const warning = (
	isGiven: unknown,
	key: string,
	text: MessageDescriptor,
	values: Warning['values'] = {},
): Warning[] => (isGiven ? [{ key, text, values }] : []);

const secondsBetween = (earlier: string, later: string) =>
	(Date.parse(later) - Date.parse(earlier)) / 1_000;

function ofBackups({ backup, is_foreign, at }: State, { duration }: Read): Warning[] {
	if (is_foreign) return [];
	if (!backup) return warning(true, 'none', messages.warnNoBackup);
	const { bases, until, failure, copying } = backup;
	const [newest] = bases;
	const age = newest ? secondsBetween(newest.ended, at) : 0;
	const behind = until ? secondsBetween(until, at) : 0;
	return [
		...warning(failure, 'failed', messages.warnBackupFailed, { reason: failure ?? '' }),
		...warning(!newest && !copying, 'none', messages.warnNoBackup),
		...warning(age > STATE_RULES.backupHours * 3_600, 'base', messages.warnBackup, {
			duration: duration(age),
		}),
		...warning(behind > STATE_RULES.logMinutes * 60, 'log', messages.warnLog, {
			duration: duration(behind),
		}),
	];
}

function ofDatabase({ database, at }: State, { duration, day }: Read): Warning[] {
	const { connections: count, most_connections: most, differences, room_until } = database;
	const late = database.draw_late_seconds;
	const waiting = database.message_late_seconds;
	const open = database.transaction_seconds;
	const days = secondsBetween(at, room_until) / 86_400;
	return [
		...warning(differences, 'differences', messages.warnDifferences, { count: differences ?? 0 }),
		...warning(late > STATE_RULES.lateSeconds, 'draws', messages.warnDraws, {
			count: database.draws_late,
			duration: duration(late),
		}),
		...warning(waiting > STATE_RULES.messageSeconds, 'messages', messages.warnMessages, {
			count: database.messages_waiting,
			duration: duration(waiting),
		}),
		...warning(count > most * STATE_RULES.connections, 'connections', messages.warnConnections, {
			count,
			most,
		}),
		...warning(open > STATE_RULES.transactionSeconds, 'open', messages.warnTransaction, {
			duration: duration(open),
		}),
		...warning(days < STATE_RULES.roomDays, 'room', messages.warnRoom, { day: day(room_until) }),
		...database.replicas
			.filter(({ lag_seconds }) => lag_seconds > STATE_RULES.lagSeconds)
			.map(({ name, lag_seconds }) => ({
				key: `replica ${name}`,
				text: messages.warnReplica,
				values: { name, duration: duration(lag_seconds) },
			})),
	];
}

function ofProcess({ process }: State, { duration, milliseconds }: Read): Warning[] {
	const jobs = process.jobs.flatMap(({ name, late_seconds, failure }) =>
		failure
			? warning(true, name, messages.warnJobFailed, { name, reason: failure })
			: warning(late_seconds > STATE_RULES.lateSeconds, name, messages.warnJob, {
					name,
					duration: duration(late_seconds),
				}),
	);
	return [
		...warning(process.loop_ms > STATE_RULES.loopMs, 'loop', messages.warnLoop, {
			duration: milliseconds(process.loop_ms),
		}),
		...jobs,
	];
}
