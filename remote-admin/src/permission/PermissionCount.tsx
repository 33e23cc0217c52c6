import type { User } from '@borlette/shared/contract/account';
import { useIntl } from '@borlette/shared/i18n';
import { differencesOf } from './compare.ts';
import { messages } from './messages.ts';

/** How many codes somebody has, and how that compares with their role. */
export function PermissionCount({ item }: { item: Pick<User, 'perms' | 'role'> }) {
	const { formatMessage } = useIntl();
	const differences = differencesOf(item.perms, item.role);
	const isStandard = differences.more + differences.less === 0;
	return (
		<>
			{formatMessage(messages.count, { count: item.perms.length })}
			{' · '}
			{formatMessage(isStandard ? messages.asRole : messages.differs, differences)}
		</>
	);
}
