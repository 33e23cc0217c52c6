import { countryApi } from '@borlette/shared/contract/country';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { messages } from './messages.ts';
import { RemoveText } from './RemoveText.tsx';

export const country = defineResource({
	name: 'country',
	param: 'paysId',
	screens: { list: 'country.list', create: 'country.new', edit: 'country.edit' },
	endpoints: { ...countryApi, picture: countryApi.changeFlag },
	messages,
	nameOf: ({ name }) => name,
	columns: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'name_code', label: words.code },
		{ kind: 'image', name: 'flag', label: messages.flag },
	],
	fields: [
		{ kind: 'text', name: 'name', label: words.name },
		{ kind: 'text', name: 'name_code', label: words.code, help: messages.codeHelp },
		{
			kind: 'image',
			name: 'flag',
			label: messages.flag,
			help: messages.flagHelp,
			shown: 'flag',
			isWide: true,
		},
	],
	removeText: RemoveText,
});
