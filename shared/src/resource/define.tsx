import type { ComponentType } from 'react';
import type { BodyOf, Endpoint, ItemOf, ListEndpoint, QueryOf } from '../contract/index.ts';
import type { MessageDescriptor } from '../i18n/index.ts';
import { EditPage } from './form/EditPage.tsx';
import { NewPage } from './form/NewPage.tsx';
import type { Activation, Column, Filter, FormFieldDefinition } from './kinds.ts';
import { ListPage } from './list/ListPage.tsx';

export interface ResourceMessages {
	/** Title of the list: "Agents". */
	readonly list: MessageDescriptor;
	/** Title of the page that adds, and the button that leads there: "Nouvel agent". */
	readonly create?: MessageDescriptor;
	/** Title of the page that changes: "Modifier l’agent". */
	readonly edit?: MessageDescriptor;
	/** Said of a list without any row: what these rows are for. */
	readonly empty: MessageDescriptor;
}

export interface ResourcePaths {
	readonly list: string;
	readonly create?: string;
	/** With `:param`. */
	readonly edit?: string;
}

type Body<E> = [E] extends [never] ? unknown : BodyOf<E>;
/** What the forms make; `is_active` has its own action. */
type Values<C, U> = Body<C> & Omit<Body<U>, 'id' | 'version' | 'is_active'>;

export interface ResourceDefinition<
	L extends ListEndpoint,
	O extends Endpoint = never,
	C extends Endpoint = never,
	U extends Endpoint = never,
	R extends Endpoint = never,
> {
	/** As the feature's folder is called: `agent`. */
	readonly name: string;
	/** Of the edit path and of the call that reads one: `agentId`. */
	readonly param?: string;
	readonly paths: ResourcePaths;
	readonly endpoints: {
		readonly list: L;
		readonly one?: O;
		readonly create?: C;
		readonly update?: U;
		readonly remove?: R;
	};
	readonly messages: ResourceMessages;
	/** What a row is called in dialogs and toasts. */
	readonly nameOf: (item: ItemOf<L>) => string;
	/** The first one is the row's link. */
	readonly columns: readonly Column<ItemOf<L>>[];
	readonly filters?: readonly Filter<QueryOf<L>, ItemOf<L>>[];
	readonly fields?: readonly FormFieldDefinition<Values<C, U>, ItemOf<L>>[];
	/** What the form that adds starts with; `today` is the company's day, `yyyy-MM-dd`. */
	readonly initial?: (now: { readonly today: string }) => Partial<Values<C, U>>;
	readonly activation?: Activation;
	/** Beside the form: what the feature computes from the values. */
	readonly formAside?: ComponentType;
}

/** Any definition, for the kit itself: names are checked where it is written. */
// biome-ignore lint/suspicious/noExplicitAny: the five calls of a definition differ, the kit works with all
export type AnyResource = ResourceDefinition<any, any, any, any, any>;

/**
 * Describes a resource once; answers its three pages, each also usable in parts
 * (`useResourceList`, `<ResourceTable>`, `<ResourceForm>`).
 */
export function defineResource<
	L extends ListEndpoint,
	O extends Endpoint = never,
	C extends Endpoint = never,
	U extends Endpoint = never,
	R extends Endpoint = never,
>(definition: ResourceDefinition<L, O, C, U, R>) {
	const resource = definition as AnyResource;
	return {
		...definition,
		ListPage: () => <ListPage resource={resource} />,
		NewPage: () => <NewPage resource={resource} />,
		EditPage: () => <EditPage resource={resource} />,
	};
}
