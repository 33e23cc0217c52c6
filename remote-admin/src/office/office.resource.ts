import { mayAdminister } from '@borlette/shared/contract';
import { passwordApi } from '@borlette/shared/contract/account';
import type { Session } from '@borlette/shared/contract/auth';
import { fullName } from '@borlette/shared/contract/choices';
import { type OfficePerson, officeApi } from '@borlette/shared/contract/office';
import { words } from '@borlette/shared/i18n';
import { defineResource } from '@borlette/shared/resource';
import { screenOf } from '@borlette/shared/screens';
import { later, ShieldIcon } from '@borlette/shared/ui';
import { addedPerson } from '../credentials/addedPerson.ts';
import { newPasswordAction } from '../credentials/newPasswordAction.tsx';
import { Locked } from './Locked.tsx';
import { messages } from './messages.ts';

const TemplateText = later(async () => (await import('./TemplateText.tsx')).TemplateText);

const may = (person: OfficePerson, user: Session, act: 'change' | 'password') =>
	mayAdminister(user, { ...person, role: 'company' }, act);

export const office = defineResource({
	name: 'office',
	param: 'officeId',
	screens: { list: 'office.list', create: 'office.new', edit: 'office.edit' },
	endpoints: officeApi,
	messages,
	nameOf: fullName,
	columns: [
		{ kind: 'text', name: 'last_name', label: words.lastName },
		{ kind: 'text', name: 'first_name', label: words.firstName, inTitle: true },
		{ kind: 'text', name: 'username', label: words.username },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{ kind: 'status', name: 'is_active', label: words.status },
		{ kind: 'date', name: 'created_at', format: 'relative', label: messages.createdAt },
	],
	filters: [
		{
			kind: 'bool',
			name: 'is_active',
			label: words.status,
			all: words.everyState,
			labels: { true: words.activeOnesM, false: words.blockedOnesM },
		},
	],
	fields: [
		{ kind: 'text', name: 'first_name', label: words.firstName },
		{ kind: 'text', name: 'last_name', label: words.lastName },
		{ kind: 'phone', name: 'phone', label: words.phone },
		{
			kind: 'text',
			name: 'username',
			label: words.username,
			help: messages.usernameHelp,
			on: 'new',
		},
		{ kind: 'password', name: 'password', label: words.password, on: 'new' },
		{
			kind: 'enum',
			name: 'template',
			label: messages.template,
			help: messages.templateHelp,
			labels: {
				direction: messages.direction,
				caisse: messages.caisse,
				resultats: messages.resultats,
				controle: messages.controle,
			},
			on: 'new',
		},
	],
	formAside: TemplateText,
	readOnly: { applies: (person, user) => !may(person, user, 'change'), view: Locked },
	rowActions: [
		{
			name: 'permissions',
			label: words.permissions,
			icon: ShieldIcon,
			to: screenOf('permission.edit', ({ id }: OfficePerson) => ({ userId: id })),
		},
		{
			...newPasswordAction({
				endpoint: passwordApi.office,
				warning: messages.passwordWarning,
				nameOf: fullName,
			}),
			permission: 'change_password_office',
			applies: (person, user) => may(person, user, 'password'),
		},
	],
	added: addedPerson,
	activation: { permission: 'block_office' },
});
