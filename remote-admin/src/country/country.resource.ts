import { countryApi } from '@borlette/shared/contract/country';
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
		{ kind: 'text', name: 'name', label: messages.name },
		{ kind: 'text', name: 'name_code', label: messages.code },
		{ kind: 'image', name: 'flag', label: messages.flag },
	],
	fields: [
		{ kind: 'text', name: 'name', label: messages.name },
		{ kind: 'text', name: 'name_code', label: messages.code, help: messages.codeHelp },
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
