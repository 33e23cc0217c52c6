import type { ComponentType, ReactNode } from 'react';
import type { LiveKind } from '../contract/events.ts';
import type { BodyOf, Endpoint, ItemOf, ListEndpoint, QueryOf } from '../contract/index.ts';
import type { Questions, WrongTogether } from '../form/index.ts';
import type { Formats, MessageDescriptor } from '../i18n/index.ts';
import type { Params, ScreenName } from '../screens/index.ts';
import type { Column } from './columns/index.ts';
import type { AnyField, FormFieldDefinition } from './fields/index.ts';
import type { Labelled } from './options.ts';
import type {
	Activation,
	AnyFilter,
	AnyQuickView,
	Bulk,
	Filter,
	Panel,
	QuickView,
	ReadOnly,
	RowAction,
} from './parts.ts';
import type { ScopeDefinition } from './scope/scope.ts';

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

/** Names of its pages; path and permission of each are in the remote's metadata. */
export interface ResourceScreens {
	readonly list: ScreenName;
	readonly create?: ScreenName;
	/** With `param` in its path. */
	readonly edit?: ScreenName;
	/** All there is to know of one row, with `param` in its path: what a row's link opens. */
	readonly page?: ScreenName;
}

type Body<E> = [E] extends [never] ? unknown : BodyOf<E>;
/** What the forms make; `is_active` has its own action. */
type Values<C, U> = Body<C> & Omit<Body<U>, 'id' | 'version' | 'is_active'>;

export interface FormLayoutProps<Item> {
	/** The row that is changed; absent in the form that adds. */
	readonly row?: Item;
	/** The field of this name; nothing where this form does not have it. */
	readonly fieldOf: (name: string) => ReactNode;
}

export interface AddedProps<Item> {
	readonly item: Item;
	/** As they were typed. */
	readonly values: Readonly<Record<string, unknown>>;
	/** Goes on as without it. */
	readonly onClose: () => void;
}

/** What a definition says of its rows. */
interface OfRows<Item> {
	/** As the feature's folder is called: `agent`. */
	readonly name: string;
	/** Of the edit path and of the call that reads one: `agentId`. */
	readonly param?: string;
	readonly screens: ResourceScreens;
	/** What the paths have beside it: `{ type: 'agent' }`. */
	readonly screenParams?: Params;
	readonly messages: ResourceMessages;
	/** What a row is called in dialogs and toasts. */
	readonly nameOf: (item: Item, formats: Formats) => string;
	/** Whom a row concerns, where it may be many: said before and after it is saved. */
	readonly scope?: ScopeDefinition;
	/** The first one is the row's link. */
	readonly columns: readonly Column<Item>[];
	readonly activation?: Activation;
	readonly bulk?: Bulk;
	/** Further entries of a row's menu, before blocking and deleting it. */
	readonly rowActions?: readonly RowAction<Item>[];
	/** What a row's link opens, in place of the page that changes it. */
	readonly panel?: Panel<Item>;
	/** Further reads that show what is written here, and are refreshed with the list and the row. */
	readonly alsoShownBy?: readonly Pick<Endpoint, 'path'>[];
	/** Events after which the list is read again while it is open; its title shows whether they come. */
	readonly live?: readonly LiveKind[];
	/** Sum over every row of the filter that stands above them: one of `sums` of the list call. */
	readonly headline?: Labelled & { readonly sum: string };
	/** The page that leads to the list, where no menu does; the start page unless given. */
	readonly listUnder?: Labelled & { readonly screen: ScreenName };
	/** Where an empty list leads on to, whose rows come of what is added elsewhere. */
	readonly emptyLink?: Labelled & { readonly screen: ScreenName };
	/** Above the table: what the feature shows beside its rows. */
	readonly listAbove?: ComponentType;
	/** Beside the title of the list, before the button that adds. */
	readonly listActions?: ComponentType;
	/** Rules of the form that hold several fields against each other, and the row as it was, as the API holds to them. */
	readonly wrong?: (
		...given: [...Parameters<WrongTogether>, row?: Item]
	) => ReturnType<WrongTogether>;
	/** Below the form: what the feature computes from the values. `row`: the one that is changed. */
	readonly formAside?: ComponentType<{ row?: Item }>;
	/** Of the form that adds: what is asked before what is likely a slip is recorded. */
	readonly asked?: Questions<Readonly<Record<string, unknown>>>;
	/** Over the form once a row was added: what was typed and is not read again, and what comes next. */
	readonly added?: ComponentType<AddedProps<Item>>;
	/** In place of the grid of fields: a component that puts each where it belongs. */
	readonly formLayout?: ComponentType<FormLayoutProps<Item>>;
	/** Rows that the person may look at but not change, and what shows them in place of the form. */
	readonly readOnly?: ReadOnly<Item>;
	/**
	 * Of rows that are no more than their fields, where no money is involved: what adding one again takes beside them, for who takes
	 * its deletion back at once. null: of this row it cannot be.
	 */
	readonly putBack?: (item: Item) => Readonly<Record<string, unknown>> | null;
	/** What deleting a row means; without it, whether it can be taken back. */
	readonly removeText?: (item: Item) => ReactNode;
}

export interface ResourceDefinition<
	L extends ListEndpoint,
	O extends Endpoint = never,
	C extends Endpoint = never,
	U extends Endpoint = never,
	R extends Endpoint = never,
> extends OfRows<ItemOf<L>> {
	readonly endpoints: {
		readonly list: L;
		readonly one?: O;
		readonly create?: C;
		readonly update?: U;
		readonly remove?: R;
		/** Replaces the picture of a row, where the call that changes it takes none. Its body is the id. */
		readonly picture?: Endpoint;
	};
	readonly filters?: readonly Filter<QueryOf<L>>[];
	readonly quickViews?: readonly QuickView<QueryOf<L>>[];
	readonly fields?: readonly FormFieldDefinition<Values<C, U>, ItemOf<L>>[];
	/** What the form that adds starts with; `today` is the company's day, `yyyy-MM-dd`. */
	readonly initial?: (now: { readonly today: string }) => Partial<Values<C, U>>;
}

/** Any definition, for the kit itself: names are checked where it is written. */
// biome-ignore lint/suspicious/noExplicitAny: rows of definitions differ, the kit works with all
export interface AnyResource extends OfRows<any> {
	readonly endpoints: {
		readonly list: ListEndpoint;
		readonly one?: Endpoint;
		readonly create?: Endpoint;
		readonly update?: Endpoint;
		readonly remove?: Endpoint;
		readonly picture?: Endpoint;
	};
	readonly filters?: readonly AnyFilter[];
	readonly quickViews?: readonly AnyQuickView[];
	readonly fields?: readonly AnyField[];
	readonly initial?: (now: { readonly today: string }) => Readonly<Record<string, unknown>>;
}

/** The reads that are refreshed after a row was written. */
export function readsOf({
	endpoints,
	alsoShownBy = [],
}: AnyResource): readonly Pick<Endpoint, 'path'>[] {
	const { list, one } = endpoints;
	return [list, ...(one ? [one] : []), ...alsoShownBy];
}

/** A call that pages of a resource make; a definition that shows them names it. */
export function callOf(
	{ name, endpoints }: AnyResource,
	call: Exclude<keyof AnyResource['endpoints'], 'list'>,
): Endpoint {
	const endpoint = endpoints[call];
	if (!endpoint)
		throw new Error(
			`The resource ${name} names no call to ${call} a row: add it to its endpoints.`,
		);
	return endpoint;
}
