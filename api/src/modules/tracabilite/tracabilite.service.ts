import type { OutputOf } from '@borlette/shared/contract';
import type { tracabiliteApi } from '@borlette/shared/contract/tracabilite';
import type { Db } from '../../db/connect.ts';
import type { Scope } from '../../db/scope.ts';
import { type Anchor, type AnchorPlaces, readAnchors, stateOf } from '../../trail/anchors.ts';
import { chainHeads } from '../../trail/chain-heads.sql.ts';
import { companyNames, verifyChains } from './tracabilite.sql.ts';

type Verdict = OutputOf<typeof tracabiliteApi.verify>[number];

/**
 * Each chain of the scope: its hashes worked out anew, and its newest anchor, which notices what the
 * hashes cannot: an end that was cut off, or a chain that was written anew from some entry on.
 */
export async function verify(db: Db, scope: Scope, places: AnchorPlaces): Promise<Verdict[]> {
	const all = await readAnchors(places);
	const anchors = new Map([...all].filter(([id]) => !scope.companyId || scope.companyId === id));
	const chains = await verifyChains(db, scope);
	const now = new Map((await chainHeads(db, anchors)).map((head) => [head.company_id, head]));
	const verdictOf = (anchor: Anchor | undefined): Verdict['anchor'] =>
		anchor
			? {
					at: anchor.at,
					seq: anchor.seq,
					state: stateOf(anchor, now.get(anchor.companyId)?.anchored),
				}
			: null;

	const gone = [...anchors.keys()].filter((id) => !chains.some((one) => one.company_id === id));
	const names = await companyNames(db, gone);
	return [
		...chains.map((chain) => ({ ...chain, anchor: verdictOf(anchors.get(chain.company_id)) })),
		...gone.map((id) => ({
			company_id: id,
			companyname: names.get(id) ?? null,
			entries: 0,
			head: '',
			first_bad: null,
			anchor: verdictOf(anchors.get(id)),
		})),
	];
}
