import { type CompanyDetails, CompanySettings } from '@borlette/shared/contract/company';
import { FormFrame } from '@borlette/shared/form';
import { useIntl, words } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { useGoTo, useScreen } from '@borlette/shared/screens';
import { Box, Button, toast } from '@borlette/shared/ui';
import { useMemo } from 'react';
import { RulesFields } from './RulesFields.tsx';
import { messages } from './rules.messages.ts';
import { useRulesCompared } from './useRulesCompared.ts';
import { useSaveRules } from './useSaveRules.ts';

const settingsOf = (company: unknown) => (company as CompanyDetails).settings;

/** The form of a company's rules: how they are saved, and compared where somebody else saved them meanwhile. */
export function RulesForm({ company }: { company: CompanyDetails }) {
	const { formatMessage } = useIntl();
	const goTo = useGoTo();
	const list = useScreen('company.list');
	const save = useSaveRules(company);
	const fields = useRulesCompared(company.currency);
	const compare = useMemo(() => ({ fields, toValues: settingsOf }), [fields]);

	return (
		<Box maxWidth="760px">
			<FormFrame
				name={`company.rules.${company.id}`}
				initialValues={company.settings}
				body={CompanySettings}
				version={company.version}
				compare={compare}
				save={save}
				onSaved={({ companyname }) => {
					toast.success(formatMessage(messages.saved, { name: companyname }));
					goTo('company.list');
				}}
				aside={
					list && (
						<Button asChild variant="outline">
							<Link to={list}>{formatMessage(words.cancel)}</Link>
						</Button>
					)
				}
			>
				<RulesFields currency={company.currency} />
			</FormFrame>
		</Box>
	);
}
