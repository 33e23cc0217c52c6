import type { ItemOf, ListEndpoint } from '@borlette/shared/contract';
import type { Found } from '@borlette/shared/contract/palette';
import type { FastifyInstance } from 'fastify';
import type { Scope } from '../db/scope.ts';
import type { ListSource } from './list.sql.ts';

/** How the rows of a list are found from anywhere, by the same words as in the list. */
export interface Finder<E extends ListEndpoint = ListEndpoint> {
	kind: string;
	/** Who may call it finds its rows. */
	list: E;
	/** What the list reads for the scope; undefined: what was typed names none of its rows. */
	source: (scope: Scope, q: string) => ListSource<E> | undefined;
	/** What was typed is a reference: the source has its row alone. */
	isByReference?: true;
	found: (row: ItemOf<E>) => Pick<Found, 'name' | 'note' | 'key'>;
}

declare module 'fastify' {
	interface FastifyInstance {
		/** In the order in which what they find is shown. */
		finders: Finder[];
	}
}

/** Makes the rows of a list known to the palette. */
export function findable<E extends ListEndpoint>(app: FastifyInstance, finder: Finder<E>): void {
	app.finders.push(finder as unknown as Finder);
}
