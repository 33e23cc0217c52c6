import { type Prime, primeApi } from '@borlette/shared/contract/prime';
import { words } from '@borlette/shared/i18n';
import { defineResource, scopeParts } from '@borlette/shared/resource';
import { ScreenLink } from '@borlette/shared/screens';
import { effectiveColumns, rateFields } from './configuration.resource.tsx';
import { primeForm } from './form.ts';
import { KindTabs } from './KindTabs.tsx';
import { pages } from './pages.messages.ts';

/** Opens the prime: to change it, or to read it where that is all one may. */
function CompanyCell({ item }: { item: Prime }) {
	return (
		<ScreenLink
			screen="prime.general"
			query={{ company: item.company_id }}
			style={{ fontWeight: 500, color: 'var(--b-colors-brand-fg)' }}
		>
			{item.companyname}
		</ScreenLink>
	);
}

/** One row a company; rows are made with their company. */
export const general = defineResource({
	name: 'prime',
	screens: { list: 'prime.general.list' },
	endpoints: { list: primeApi.list, update: primeApi.update },
	messages: { list: pages.generals, empty: pages.empty },
	nameOf: ({ companyname }) => companyname,
	scope: { parts: [scopeParts.everyAgent, scopeParts.everyTirage] },
	columns: [
		{ kind: 'custom', name: 'companyname', label: words.company, cell: CompanyCell },
		...effectiveColumns,
		{ kind: 'date', name: 'created_at', format: 'relative', label: pages.createdAt },
	],
	listAbove: KindTabs,
	fields: rateFields,
	...primeForm,
});
