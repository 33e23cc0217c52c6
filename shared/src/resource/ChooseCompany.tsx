import { useIntl } from '../i18n/index.ts';
import { useCompanyMenu } from '../session/index.ts';
import { Button, CompanyIcon, EmptyState } from '../ui/index.ts';
import { resourceMessages } from './messages.ts';

/** Opens the menu in which the company is chosen. */
export function ChooseCompanyButton() {
	const { formatMessage } = useIntl();
	return (
		<Button variant="outline" onClick={() => useCompanyMenu.setState({ isOpen: true })}>
			<CompanyIcon size={16} aria-hidden />
			{formatMessage(resourceMessages.choose)}
		</Button>
	);
}

/** In place of what is of one company: which one has to be chosen first. */
export function ChooseCompany({ company }: { company?: string | undefined }) {
	const { formatMessage } = useIntl();
	return (
		<EmptyState
			title={
				company
					? formatMessage(resourceMessages.chooseThis, { company })
					: formatMessage(resourceMessages.chooseOne)
			}
			text={formatMessage(resourceMessages.chooseText)}
			action={<ChooseCompanyButton />}
		/>
	);
}
