import type { ReactNode } from 'react';
import type { Endpoint } from '../contract/index.ts';
import { useLacksCompany } from '../session/index.ts';
import { ChooseCompany } from './ChooseCompany.tsx';
import { type Row, textIn } from './row.ts';

interface Props {
	/** What the children end in. */
	endpoint: Endpoint;
	/** Whose company has to be chosen, where the row says it. */
	row?: Row;
	children: ReactNode;
}

/** A form that changes something of a company; in "Toutes" which company has to be chosen first. */
export function CompanyFirst({ endpoint, row, children }: Props) {
	if (!useLacksCompany(endpoint)) return children;
	return <ChooseCompany company={textIn(row, 'companyname')} />;
}
