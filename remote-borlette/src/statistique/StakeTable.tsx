import { ResourceTable, useResourceList } from '@borlette/shared/resource';
import { useSession } from '@borlette/shared/session';
import { useMemo } from 'react';
import { statistique } from './statistique.resource.ts';

/** The table behind the map. Whose a row is, only "Toutes" needs to be told. */
export function StakeTable() {
	const isEverywhere = useSession(({ user }) => user?.select_company === null);
	const resource = useMemo(
		() => ({
			...statistique,
			columns: statistique.columns.filter(({ name }) => isEverywhere || name !== 'companyname'),
		}),
		[isEverywhere],
	);
	const list = useResourceList(resource);
	return <ResourceTable resource={resource} list={list} emptyAction={undefined} />;
}
