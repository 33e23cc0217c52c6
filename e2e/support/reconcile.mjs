import { execFile } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import { ownerUrlOf } from './owner.mjs';

/** @typedef {{ draw_date: string, agent_id: string, vente: number, gain: number,
 *   commission: number, commission_surcussale: number }} AgentDay */

/**
 * `pnpm reconcile --json` on the product under test.
 * @returns {Promise<{ differences: number, named: { what: string }[], sums: AgentDay[] }>}
 */
export async function reconcile() {
	const dataDir = path.dirname(process.env.PRODUCT_STORE ?? '');
	const owner = await ownerUrlOf(path.join(dataDir, 'postgres'));
	const env = { ...process.env, DATABASE_URL: owner, DATABASE_OWNER_URL: owner };
	const command = [path.join(ROOT, 'api', 'dist', 'reconcile.js'), '--json'];
	return new Promise((resolve, reject) => {
		const options = { env, maxBuffer: 64_000_000 };
		execFile(process.execPath, command, options, (_, out, problem) => {
			try {
				resolve(JSON.parse(out));
			} catch {
				reject(new Error(`reconcile gave no outcome:\n${problem}`));
			}
		});
	});
}
