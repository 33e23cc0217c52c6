import { codesOf } from '../../contract/index.ts';
import { useCan, useLacksCompany } from '../../session/index.ts';
import type { BulkActions } from '../../table/index.ts';
import type { AnyResource } from '../definition.ts';
import type { Row } from '../row.ts';
import { BULK_LIMIT, BulkActivation } from './BulkActivation.tsx';
import type { ActivationActions } from './useActivation.ts';
import type { ResourceList } from './useResourceList.ts';

/**
 * What may be done with several rows at once: what the feature says, else blocking them; undefined: nothing that
 * this person may.
 * @param mayTick whether the person may change a row at all
 */
export function useBulkActions(
	resource: AnyResource,
	list: ResourceList,
	activation: ActivationActions,
	mayTick: (row: Row) => boolean,
): BulkActions<Row> | undefined {
	const { bulk } = resource;
	const holdsAny = useCan(bulk?.endpoints.flatMap(codesOf));
	const lacksCompany = useLacksCompany(bulk?.endpoints[0]);
	if (bulk) {
		if (!holdsAny || lacksCompany) return undefined;
		const { actions: Actions, limit } = bulk;
		const { q, filters } = list.url.state;
		const filter = { ...(q && { q }), ...filters };
		return {
			limit,
			mayTick,
			render: (selection, onDone) => (
				<Actions selection={selection} filter={filter} onDone={onDone} />
			),
		};
	}
	if (!activation.isAllowed) return undefined;
	return {
		limit: BULK_LIMIT,
		mayTick,
		render: (selection, onDone) => (
			<BulkActivation {...{ resource, list, activation, selection, onDone }} mayChange={mayTick} />
		),
	};
}
