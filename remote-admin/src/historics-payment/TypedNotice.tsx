import { Alert } from '@borlette/shared/ui';
import type { ReactNode } from 'react';

/** Said of a payment while it is typed, and no question: what was recorded can be taken back. */
export const TypedNotice = ({ children }: { children: ReactNode }) => (
	<Alert.Root status="warning" role="status">
		<Alert.Indicator />
		<Alert.Title fontWeight="normal">{children}</Alert.Title>
	</Alert.Root>
);
