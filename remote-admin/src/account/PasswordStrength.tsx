import { useFormValues } from '@borlette/shared/form';
import { FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Box, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { type Strength, strengthOf } from './strength.ts';

const STEPS: Readonly<Record<Strength, { filled: number; colour: string }>> = {
	short: { filled: 1, colour: 'fg.error' },
	weak: { filled: 2, colour: 'fg.error' },
	fair: { filled: 3, colour: 'fg.warning' },
	strong: { filled: 4, colour: 'fg.success' },
};
const BARS = [1, 2, 3, 4];

/** Below the new password, in words; the bars say the same to the eye. */
export function PasswordStrength() {
	const { values } = useFormValues<{ password: string }>();
	const user = useSession((session) => session.user);
	if (!values.password || !user) return null;
	const strength = strengthOf(values.password, [user.username, user.first_name, user.last_name]);
	const { filled, colour } = STEPS[strength];
	return (
		<Box role="status">
			<Box display="flex" gap="1" aria-hidden color={colour}>
				{BARS.map((bar) => (
					<Box
						key={bar}
						flex="1"
						h="4px"
						borderRadius="full"
						bg={bar <= filled ? 'currentColor' : 'bg.emphasized'}
					/>
				))}
			</Box>
			<Text mt="1" color={colour}>
				<FormattedMessage {...messages[strength]} />
			</Text>
		</Box>
	);
}
