import { useCallback } from 'react';
import {
	addressNow,
	type ScreenName,
	startNow,
	useAddressOf,
	useScreen,
} from '../screens/index.ts';
import { useLacksCompany, useSession } from '../session/index.ts';
import type { AnyResource } from './definition.ts';
import type { Row } from './row.ts';

/** Where each list was left, so that a saved form leads back to the same page of it. In another company it starts again. */
const lastSearch = new Map<string, string>();
const placeOf = ({ name }: AnyResource) =>
	`${useSession.getState().user?.select_company ?? ''} ${name}`;
export const rememberSearch = (resource: AnyResource, search: string): void => {
	lastSearch.set(placeOf(resource), search);
};

const asLeft = (resource: AnyResource, list: string | null) =>
	list && list + (lastSearch.get(placeOf(resource)) ?? '');

/** The list, as it was left; null for who may not open it. */
export function useListAddress(resource: AnyResource): string | null {
	const { screens, screenParams } = resource;
	return asLeft(resource, useScreen<ScreenName>(screens.list, screenParams));
}

/** Where to go from a form that is done: to the list as it was left, else to the start page. */
export const afterSaving = (resource: AnyResource): string | null =>
	asLeft(resource, addressNow(resource.screens.list, resource.screenParams)) ?? startNow();

/** The page that adds a row; null for who may not open it, or has to choose a company first. */
export function useNewAddress({ screens, screenParams, endpoints }: AnyResource): string | null {
	const address = useScreen<ScreenName>(screens.create ?? '', screenParams);
	return useLacksCompany(endpoints.create) ? null : address;
}

type AddressOf = (row: Row) => string | undefined;

function useRowAddress(
	{ screens, screenParams, param = 'id' }: AnyResource,
	kind: 'edit' | 'page',
): AddressOf {
	const addressOf = useAddressOf();
	const name = screens[kind];
	return useCallback(
		(row) => {
			if (!name) return undefined;
			const params = () => ({ ...screenParams, [param]: row.id });
			return addressOf({ name, params, query: () => ({}) }, row) ?? undefined;
		},
		[addressOf, name, screenParams, param],
	);
}

const nowhere: AddressOf = () => undefined;

/** Of a row, the page that changes it; undefined for who may not open it, or has to choose a company first. */
export function useEditAddressOf(resource: AnyResource): AddressOf {
	const edit = useRowAddress(resource, 'edit');
	return useLacksCompany(resource.endpoints.update) ? nowhere : edit;
}

/** Where a row's link leads: to its own page where it has one, else to the page that changes it. */
export function useRowHref(resource: AnyResource): AddressOf {
	const page = useRowAddress(resource, 'page');
	const edit = useEditAddressOf(resource);
	return useCallback((row) => page(row) ?? edit(row), [page, edit]);
}
