import { ResourceTable, useResourceList } from '@borlette/shared/resource';
import { statistique } from './statistique.resource.ts';

/** The table behind the map. */
export function StakeTable() {
	const list = useResourceList(statistique);
	return <ResourceTable resource={statistique} list={list} emptyAction={undefined} />;
}
