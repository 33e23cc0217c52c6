import type { Permission, Role } from '@borlette/shared/contract';
import { useIntl } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import { useId } from 'react';
import { differenceOf, type lockOf } from './compare.ts';
import { messages } from './messages.ts';
import { CODE_WORDS } from './words.ts';

const LOCK_WORDS = { provider: messages.lockProvider, notYours: messages.lockNotYours };

interface Props {
	code: Permission;
	held: readonly Permission[];
	role: Role;
	lock: ReturnType<typeof lockOf>;
	onToggle?: (isGiven: boolean) => void;
}

/** One code: what it allows, how it differs from the role, and why it cannot be given. */
export function PermissionBox({ code, held, role, lock, onToggle }: Props) {
	const { formatMessage } = useIntl();
	const id = useId();
	const difference = differenceOf(code, held, role);
	const isLocked = Boolean(onToggle && lock);
	return (
		<li>
			<label>
				<input
					type="checkbox"
					checked={held.includes(code)}
					disabled={!onToggle || isLocked}
					aria-labelledby={`${id}-name`}
					aria-describedby={`${id}-note`}
					onChange={(event) => onToggle?.(event.currentTarget.checked)}
				/>
				<span>
					<span id={`${id}-name`}>{formatMessage(CODE_WORDS[code])}</span>
					<span id={`${id}-note`}>
						{difference && (
							<>
								{' '}
								<StatusBadge tone={difference === 'more' ? 'info' : 'warning'}>
									{formatMessage(messages[difference])}
								</StatusBadge>
							</>
						)}
						{isLocked && lock && <small>{formatMessage(LOCK_WORDS[lock])}</small>}
					</span>
				</span>
			</label>
		</li>
	);
}
