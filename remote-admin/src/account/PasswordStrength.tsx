import { useFormValues } from '@borlette/shared/form';
import { FormattedMessage } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Box, Text } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';
import { messages } from './messages.ts';

const SHORTEST = 8;
const STEPS = {
	short: { filled: 1, colour: 'fg.error' },
	weak: { filled: 2, colour: 'fg.error' },
	fair: { filled: 3, colour: 'fg.warning' },
	strong: { filled: 4, colour: 'fg.success' },
} as const;
/** By the score: the first two are refused. */
const WORDS = ['weak', 'weak', 'fair', 'strong', 'strong'] as const;
const BARS = [1, 2, 3, 4];

/** The rule of the API. Its lists of words are large: they come when a password is typed. */
const loadRule = () => import('@borlette/shared/contract/password');

/** Below the new password, in words; the bars say the same to the eye. */
export function PasswordStrength() {
	const { values } = useFormValues<{ password: string }>();
	const { password } = values;
	const user = useSession((session) => session.user);
	const [rule, setRule] = useState<Awaited<ReturnType<typeof loadRule>>>();
	const isTyping = Boolean(password);
	useEffect(
		function loadWhenTyped() {
			if (!isTyping) return;
			// Without it there is no bar; the API refuses what it would have warned of.
			loadRule().then(setRule, () => undefined);
		},
		[isTyping],
	);
	if (!password || !user || !rule) return null;
	const own = [user.username, user.first_name, user.last_name, user.companyname ?? ''];
	const strength = password.length < SHORTEST ? 'short' : WORDS[rule.passwordScore(password, own)];
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
