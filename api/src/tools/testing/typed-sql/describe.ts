import type pg from 'pg';
import { readTree, type TreeNode } from './node-tree.ts';

/** A statement as PostgreSQL reads it. */
export interface Description {
	/** Types of $1, $2 … */
	parameters: readonly number[];
	/** Of what it answers; undefined: nothing. */
	columns: readonly { name: string; type: number }[] | undefined;
	/** As it was understood. */
	tree(): TreeNode;
}

/** What PostgreSQL says of a statement that is wrong. */
export interface Refusal extends Error {
	/** Counted from 1, in characters. */
	position?: string;
	severity?: string;
	hint?: string;
}

interface Connection {
	parse(query: { text: string; name: string; types: number[] }, more: boolean): void;
	describe(statement: { type: 'S'; name: string }, more: boolean): void;
	sync(): void;
	once(event: string, listener: (message: never) => void): void;
	removeAllListeners(event: string): void;
}

/** Has it printed how statements are understood. */
export async function startDescribing(client: pg.Client): Promise<void> {
	await client.query(`SET debug_print_parse = on; SET debug_pretty_print = off;
		SET client_min_messages = log; SET timezone = 'UTC'`);
}

/** Has a statement read, not run. Rejects with a `Refusal`. */
export function describe(client: pg.Client, text: string): Promise<Description> {
	return new Promise((resolve, reject) => {
		let printed = '';
		let tree: TreeNode | undefined;
		let parameters: number[] = [];
		let columns: Description['columns'];
		const onNotice = ({ message, detail }: { message?: string; detail?: string }) => {
			if (message?.startsWith('parse tree') && detail) printed ||= detail;
		};
		const end = (connection: Connection) => {
			client.removeListener('notice', onNotice as never);
			connection.removeAllListeners('parameterDescription');
		};
		client.on('notice', onNotice as never);
		client.query({
			submit(connection: Connection) {
				connection.once('parameterDescription', (message: { dataTypeIDs: number[] }) => {
					parameters = message.dataTypeIDs;
				});
				connection.parse({ text, name: '', types: [] }, true);
				connection.describe({ type: 'S', name: '' }, true);
				connection.sync();
			},
			handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }) {
				columns = message.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
			},
			handleError(error: Error, connection: Connection) {
				end(connection);
				reject(error);
			},
			handleReadyForQuery(connection: Connection) {
				end(connection);
				resolve({
					parameters,
					columns,
					tree() {
						tree ??= readTree(printed);
						return tree;
					},
				});
			},
		} as never);
	});
}
