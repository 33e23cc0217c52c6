import pg from 'pg';
import type { PreparedStatements } from './prepared.ts';

/** One statement of a trip. */
export interface Step {
	text: string;
	/** As pg writes them: texts, bytes and nulls. */
	values: readonly unknown[];
	done(result: pg.Result): void;
	failed(error: unknown): void;
}

/** What of pg's connection a trip writes to. */
interface Wire {
	stream: { cork(): void; uncork(): void; destroy(error: Error): void };
	parse(statement: { name: string; text: string }): void;
	bind(portal: { statement: string; values: readonly unknown[] }): void;
	describe(portal: { type: 'P' }): void;
	execute(): void;
	close(statement: { type: 'S'; name: string }): void;
	sync(): void;
}

interface RowDescription {
	fields: pg.FieldDef[];
}

/** What pg's results do and its types leave out. */
type Reading = pg.Result & {
	addFields(fields: pg.FieldDef[]): void;
	parseRow(fields: unknown[]): object;
	addRow(row: object): void;
	addCommandComplete(message: object): void;
};

/** No answer in time: the machine is gone or stopped, or the network lets nothing pass. */
class Unanswered extends Error {
	override name = 'Unanswered';
	readonly code = 'ETIMEDOUT';
}

/**
 * A pipeline: statements that go to PostgreSQL in one write and are answered together, one Sync behind them: what
 * follows one that fails is not run. pg calls it as it calls its own queries; its `pipeline` option sends a Sync
 * after each statement, so that one would be run whose transaction could not be opened.
 */
export class Trip {
	readonly #steps: readonly Step[];
	readonly #prepared: PreparedStatements;
	readonly #types: pg.CustomTypesConfig;
	readonly #withinMs: number | undefined;
	#late: NodeJS.Timeout | undefined;
	#at = 0;
	#results: Reading[] = [];
	/** Why the answer is none, although it comes: a value that cannot be read, for one. */
	#unread: unknown;

	/** @param withinMs after which the connection is cut; undefined: it is waited for as long as the network likes, a quarter of an hour */
	constructor(
		steps: readonly Step[],
		prepared: PreparedStatements,
		types: pg.CustomTypesConfig,
		withinMs?: number,
	) {
		this.#steps = steps;
		this.#prepared = prepared;
		this.#types = types;
		this.#withinMs = withinMs;
	}

	submit(wire: Wire): void {
		wire.stream.cork();
		for (const name of this.#prepared.takeDropped()) wire.close({ type: 'S', name });
		for (const { text, values } of this.#steps) {
			const { name, isNew } = this.#prepared.nameOf(text);
			if (isNew) wire.parse({ name, text });
			wire.bind({ statement: name, values });
			wire.describe({ type: 'P' });
			wire.execute();
			this.#results.push(new pg.Result('', this.#types as typeof pg.types) as Reading);
		}
		wire.sync();
		wire.stream.uncork();
		if (this.#withinMs === undefined) return;
		const cut = () => wire.stream.destroy(new Unanswered('The database does not answer'));
		this.#late = setTimeout(cut, this.#withinMs).unref();
	}

	handleRowDescription({ fields }: RowDescription): void {
		this.#results[this.#at]?.addFields(fields);
	}

	handleDataRow({ fields }: { fields: unknown[] }): void {
		if (this.#unread) return;
		const result = this.#results[this.#at] as Reading;
		try {
			result.addRow(result.parseRow(fields));
		} catch (error) {
			this.#unread = error;
		}
	}

	handleCommandComplete(message: object): void {
		this.#results[this.#at]?.addCommandComplete(message);
		this.#at += 1;
	}

	handleEmptyQuery(): void {
		this.#at += 1;
	}

	/** It was done, and must not be believed. */
	doubt(error: Error): void {
		this.#unread = error;
	}

	/** Of the database or the connection. */
	handleError(error: unknown): void {
		clearTimeout(this.#late);
		// Those before it have been prepared; of it and those behind it nobody knows.
		for (const { text } of this.#steps.slice(this.#at)) this.#prepared.forget(text);
		this.#fail(error);
	}

	handleReadyForQuery(): void {
		clearTimeout(this.#late);
		if (this.#unread) this.#fail(this.#unread);
		else for (const [at, step] of this.#steps.entries()) step.done(this.#results[at] as Reading);
	}

	#fail(error: unknown): void {
		for (const step of this.#steps) step.failed(error);
	}
}
