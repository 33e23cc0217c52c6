import { queryClient } from '@borlette/shared/data';
import { useIntl } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { toast } from '@borlette/shared/ui';
import { useEffect, useRef } from 'react';
import { messages } from './login.messages.ts';

/** Says that somebody else changed what one may do; what was read under the former rights is not shown again. */
export function RightsNote() {
	const { formatMessage } = useIntl();
	const held = useSession(({ user }) => user?.perms.map(({ codename }) => codename).join());
	const before = useRef(held);
	useEffect(
		function tellOnceChanged() {
			if (held === before.current) return;
			before.current = held;
			queryClient.removeQueries({ type: 'inactive' });
			void queryClient.invalidateQueries({ refetchType: 'none' });
			toast.info(formatMessage(messages.rightsChanged));
		},
		[held, formatMessage],
	);
	return null;
}
