import type { ReactNode } from 'react';
import type { Endpoint } from '../contract/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useLacksCompany } from '../session/index.ts';
import { EmptyState } from '../ui/index.ts';
import { resourceMessages } from './messages.ts';
import type { Row } from './row.ts';

interface Props {
	/** What the children end in. */
	endpoint: Endpoint;
	/** Whose company has to be chosen, where the row says it. */
	row?: Row;
	children: ReactNode;
}

/** A form that changes something of a company; in "Toutes" which company has to be chosen first. */
export function CompanyFirst({ endpoint, row, children }: Props) {
	const { formatMessage } = useIntl();
	if (!useLacksCompany(endpoint)) return children;
	const company = row?.companyname;
	return (
		<EmptyState
			title={
				typeof company === 'string'
					? formatMessage(resourceMessages.chooseThis, { company })
					: formatMessage(resourceMessages.chooseOne)
			}
			text={formatMessage(resourceMessages.chooseText)}
		/>
	);
}
