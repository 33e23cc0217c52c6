import { companyApi } from '@borlette/shared/contract/company';
import { useWholeList } from '@borlette/shared/data';
import { useErrorText, useIntl, words } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { WORDS } from '../session/words.ts';
import { messages } from './layout.messages.ts';
import { Picker } from './Picker.tsx';
import { useScope } from './useScope.ts';

/** Superusers choose the company they work on, or all of them. */
export function CompanyPicker({ onDone }: { onDone: () => void }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { chooseCompany } = useScope();
	const chosen = useSession(({ user }) => user?.select_company ?? null);
	const { data: companies = [], error, isLoading } = useWholeList(companyApi.list, {});
	return (
		<Picker
			label={formatMessage(words.company)}
			searchLabel={formatMessage(messages.searchCompany)}
			choices={[
				{ value: null, label: WORDS.everyCompany },
				...companies.map(({ id, companyname, ref_code, user_photo }) => ({
					value: id,
					label: companyname,
					note: ref_code,
					picture: user_photo,
				})),
			]}
			chosen={chosen}
			isLoading={isLoading}
			failure={error ? errorText(error) : undefined}
			onChoose={(company) => {
				onDone();
				void chooseCompany(company);
			}}
		/>
	);
}
