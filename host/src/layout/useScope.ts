import { isId } from '@borlette/shared/contract';
import { useQueryClient } from '@borlette/shared/data';
import { useErrorText } from '@borlette/shared/i18n';
import { useSearchParams } from '@borlette/shared/router';
import { useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useCallback } from 'react';

/** What an address asks for beside the rows that it names, which are of one company. */
const withoutRows = (params: URLSearchParams) =>
	new URLSearchParams([...params].filter(([, value]) => !isId(value)));

/** Chooses the company or the country worked on; what was read of the former one, or chosen of it, is dropped. */
export function useScope() {
	const client = useQueryClient();
	const [, setParams] = useSearchParams();
	const errorText = useErrorText();
	const change = useCallback(
		async (now: string | null | undefined, to: string | null, choose: () => Promise<void>) => {
			// What is chosen already changes nothing.
			if ((now ?? null) === to) return;
			try {
				await choose();
				setParams(withoutRows, { replace: true });
				client.removeQueries({ type: 'inactive' });
				await client.resetQueries();
			} catch (error) {
				toast.error(errorText(error));
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
