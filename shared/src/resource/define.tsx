import type { Endpoint, ListEndpoint } from '../contract/index.ts';
import type { ResourceDefinition } from './definition.ts';
import { EditPage } from './form/EditPage.tsx';
import { NewPage } from './form/NewPage.tsx';
import { ListPage } from './list/ListPage.tsx';

/**
 * Describes a resource once; returns its three pages, each also usable in parts
 * (`useResourceList`, `<ResourceTable>`, `<ResourceForm>`).
 */
export function defineResource<
	L extends ListEndpoint,
	O extends Endpoint = never,
	C extends Endpoint = never,
	U extends Endpoint = never,
	R extends Endpoint = never,
>(definition: ResourceDefinition<L, O, C, U, R>) {
	return {
		...definition,
		ListPage: () => <ListPage resource={definition} />,
		NewPage: () => <NewPage resource={definition} />,
		EditPage: () => <EditPage resource={definition} />,
	};
}
