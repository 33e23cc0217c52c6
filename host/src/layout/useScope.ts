import { isId } from '@borlette/shared/contract';
import type { Session } from '@borlette/shared/contract/auth';
import { type QueryClient, useQueryClient } from '@borlette/shared/data';
import { useErrorText } from '@borlette/shared/i18n';
import { useSearchParams } from '@borlette/shared/router';
import { useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useCallback } from 'react';

/** What an address asks for beside the rows that it names, which are of one company. */
const withoutRows = (params: URLSearchParams) =>
	new URLSearchParams([...params].filter(([, value]) => !isId(value)));

/** What a page is drawn for: with another one it begins anew. */
export const scopeOf = (user: Session | null): string =>
	`${user?.select_company}:${user?.select_country_code}`;

/** Nothing that was read stays; what is in sight waits to be read again. */
function forget(client: QueryClient): void {
	client.removeQueries({ type: 'inactive' });
	for (const query of client.getQueryCache().getAll()) query.reset();
}

/** Chooses the company or the country worked on; what was read of the former one, or chosen of it, is dropped. */
export function useScope() {
	const client = useQueryClient();
	const [, setParams] = useSearchParams();
	const errorText = useErrorText();
	const change = useCallback(
		async (now: string | null | undefined, to: string | null, choose: () => Promise<void>) => {
			// What is chosen already changes nothing.
			if ((now ?? null) === to) return;
			// As the session tells it: the page that begins anew would be drawn with what is still there.
			const leave = useSession.subscribe(({ user }, { user: before }) => {
				if (scopeOf(user) !== scopeOf(before)) forget(client);
			});
			try {
				await choose();
				setParams(withoutRows, { replace: true });
				await client.refetchQueries({ type: 'active' });
			} catch (error) {
				toast.error(errorText(error));
			} finally {
				leave();
			}
		},
		[client, setParams, errorText],
	);
	const { getState } = useSession;
	return {
		chooseCompany: (company: string | null) =>
			change(getState().user?.select_company, company, () => getState().chooseCompany(company)),
		chooseCountry: (country: string | null) =>
			change(getState().user?.select_country_code, country, () =>
				getState().chooseCountry(country),
			),
	};
}
