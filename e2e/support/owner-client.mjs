import path from 'node:path';
import pg from 'pg';
import { ownerUrlOf } from './owner.mjs';

/**
 * Queries of the role that owns the tables of the product under test, for what no call does.
 * @template T
 * @param {(owner: pg.Client) => Promise<T>} work
 */
export async function asOwner(work) {
	const dataDir = path.dirname(process.env.PRODUCT_STORE ?? '');
	const owner = new pg.Client({
		connectionString: await ownerUrlOf(path.join(dataDir, 'postgres')),
	});
	await owner.connect();
	try {
		return await work(owner);
	} finally {
		await owner.end();
	}
}
