import type { Permission } from '@borlette/shared/contract';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { words } from '@borlette/shared/i18n';
import { AccountIcon, DevicesIcon, LockIcon, MailIcon, ShieldIcon } from '@borlette/shared/ui';
import type { ComponentType } from 'react';
import { ChannelsSection } from './ChannelsSection.tsx';
import { channelsMessages } from './channels.messages.ts';
import { DevicesSection } from './DevicesSection.tsx';
import { messages } from './messages.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

interface Section {
	/** Of the address: `?section=devices`. */
	readonly name: string;
	readonly label: MessageDescriptor;
	readonly text: MessageDescriptor;
	readonly icon: ComponentType<{ size?: number }>;
	readonly view: ComponentType;
	/** Without it the section is not shown. */
	readonly permission?: Permission;
}

/** What one keeps of oneself, the most used first. */
export const SECTIONS: readonly Section[] = [
	{
		name: 'profile',
		label: words.profile,
		text: messages.profileText,
		icon: AccountIcon,
		view: ProfileSection,
	},
	{
		name: 'password',
		label: words.password,
		text: messages.passwordText,
		icon: LockIcon,
		view: PasswordSection,
		permission: 'change_password',
	},
	{
		name: 'two-factor',
		label: words.twoFactor,
		text: messages.twoFactorText,
		icon: ShieldIcon,
		view: TwoFactorSection,
	},
	{
		name: 'channels',
		label: channelsMessages.title,
		text: channelsMessages.text,
		icon: MailIcon,
		view: ChannelsSection,
	},
	{
		name: 'devices',
		label: messages.devices,
		text: messages.devicesText,
		icon: DevicesIcon,
		view: DevicesSection,
	},
];
