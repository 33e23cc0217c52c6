import type { ListEndpoint, Permission, QueryOf } from '@borlette/shared/contract';
import type { Overview } from '@borlette/shared/contract/overview';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import type { ExcerptDefinition } from '@borlette/shared/resource';
import type { ScreenRef } from '@borlette/shared/screens';

/** A section with the first rows of a list, of which all are one link away. */
export interface ListedOf<L extends ListEndpoint> {
	readonly name: string;
	readonly title: MessageDescriptor;
	/** Below the title: which rows these are. */
	readonly text?: MessageDescriptor;
	/** Of the list. */
	readonly permission: Permission;
	readonly excerpt: ExcerptDefinition<L>;
	readonly query: (overview: Overview) => QueryOf<L> & object;
	/** The list itself, with the same filter. */
	readonly all: ScreenRef<Overview>;
}

// biome-ignore lint/suspicious/noExplicitAny: each is checked where it is written, the page draws them all alike
export type Listed = ListedOf<any>;

export const listed = <L extends ListEndpoint>(section: ListedOf<L>): Listed => section;

/** Rows of a section. */
export const SHOWN = 10;
