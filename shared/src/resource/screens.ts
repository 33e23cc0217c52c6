import { useCallback } from 'react';
import {
	addressNow,
	type ScreenName,
	startNow,
	useAddressOf,
	useScreen,
} from '../screens/index.ts';
import { useLacksCompany } from '../session/index.ts';
import type { AnyResource } from './definition.ts';
import type { Row } from './row.ts';

/** Where each list was left, so that a saved form leads back to the same page of it. */
const lastSearch = new Map<string, string>();
export const rememberSearch = ({ name }: AnyResource, search: string): void => {
	lastSearch.set(name, search);
};

const asLeft = ({ name }: AnyResource, list: string | null) =>
	list && list + (lastSearch.get(name) ?? '');

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

/** Of a row, the page that changes it; undefined for who may not open it, or has to choose a company first. */
export function useEditAddressOf(resource: AnyResource): (row: Row) => string | undefined {
	const addressOf = useAddressOf();
	const lacksCompany = useLacksCompany(resource.endpoints.update);
	return useCallback(
		(row) => {
			const { screens, screenParams, param = 'id' } = resource;
			if (!screens.edit || lacksCompany) return undefined;
			const params = () => ({ ...screenParams, [param]: row.id });
			return addressOf({ name: screens.edit, params, query: () => ({}) }, row) ?? undefined;
		},
		[addressOf, resource, lacksCompany],
	);
}
