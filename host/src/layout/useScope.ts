import { useQueryClient } from '@borlette/shared/data';
import { useErrorText } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useCallback } from 'react';

/** Chooses the company or the country worked on; what was read of the former one is dropped. */
export function useScope() {
	const client = useQueryClient();
	const errorText = useErrorText();
	const change = useCallback(
		async (choose: () => Promise<void>) => {
			try {
				await choose();
				client.removeQueries({ type: 'inactive' });
				await client.resetQueries();
			} catch (error) {
				toast.error(errorText(error));
			}
		},
		[client, errorText],
	);
	return {
		chooseCompany: (company: string | null) =>
			change(() => useSession.getState().chooseCompany(company)),
		chooseCountry: (country: string | null) =>
			change(() => useSession.getState().chooseCountry(country)),
	};
}
