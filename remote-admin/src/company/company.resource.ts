import { companyApi } from '@borlette/shared/contract/company';
import { countryChoices } from '@borlette/shared/contract/country';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { later } from '@borlette/shared/ui';
import { addedPerson } from '../credentials/addedPerson.ts';
import { CompanyAside } from './CompanyAside.tsx';
import { CompanyLayout } from './CompanyLayout.tsx';
import { currencies } from './currencies.ts';
import { messages } from './messages.ts';
import { CountryOf, ZoneOf } from './Place.tsx';
import { RemoveText } from './RemoveText.tsx';
import { RulesLink } from './RulesLink.tsx';

const ZoneField = later(async () => (await import('./ZoneField.tsx')).ZoneField);

export const company = defineResource({
	name: 'company',
	param: 'companyId',
	screens: { list: 'company.list', create: 'company.new', edit: 'company.edit' },
	endpoints: companyApi,
	messages,
	nameOf: ({ companyname }) => companyname,
	columns: [
		{ kind: 'text', name: 'companyname', label: messages.name },
		{ kind: 'image', name: 'user_photo', label: messages.logo },
		{ kind: 'text', name: 'ref_code', label: words.code },
		{
			kind: 'custom',
			name: 'country_code',
			label: words.country,
			cell: CountryOf,
			inFile: [{ name: 'country_name' }],
		},
		{ kind: 'text', name: 'currency', label: messages.currency },
		{ kind: 'custom', name: 'timezone', label: words.zone, cell: ZoneOf },
		{ kind: 'status', name: 'is_active', label: words.state },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
		{ kind: 'custom', name: 'rules', label: messages.rules, cell: RulesLink },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: words.state,
			all: words.everyState,
			labels: { true: words.activeOnesF, false: words.blockedOnesF },
		},
	],
	fields: [
		{ kind: 'text', name: 'companyname', label: messages.name },
		{ kind: 'text', name: 'ref_code', label: words.code, help: messages.refCodeHelp },
		{
			kind: 'ref',
			name: 'country_id',
			label: words.country,
			choices: countryChoices,
			add: 'country.new',
		},
		{ kind: 'text', name: 'address', label: words.address, help: messages.addressHelp },
		{
			kind: 'enum',
			name: 'currency',
			label: messages.currency,
			help: messages.currencyHelp,
			labels: currencies,
		},
		{
			kind: 'custom',
			name: 'timezone',
			label: words.zone,
			help: messages.zoneHelp,
			field: ZoneField,
		},
		{ kind: 'image', name: 'user_photo', label: messages.logo, help: messages.logoHelp, on: 'new' },
		{ kind: 'text', name: 'username', label: messages.admin, help: messages.adminHelp, on: 'new' },
		{ kind: 'password', name: 'password', label: words.password, on: 'new' },
		{ kind: 'text', name: 'first_name', label: words.firstName, on: 'new' },
		{ kind: 'text', name: 'last_name', label: words.lastName, on: 'new' },
		{ kind: 'phone', name: 'phone', label: words.phone, on: 'new' },
	],
	initial: () => ({ currency: 'HTG' as const, timezone: 'America/Port-au-Prince' }),
	added: addedPerson,
	activation: { permission: 'change_company' },
	formLayout: CompanyLayout,
	formAside: CompanyAside,
	removeText: RemoveText,
});
