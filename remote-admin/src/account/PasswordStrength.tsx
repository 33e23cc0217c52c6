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
type Rule = Awaited<ReturnType<typeof loadRule>>;

/** Below the new password, in words; the bars say the same to the eye. */
export function PasswordStrength() {
	const { values } = useFormValues<{ password: string }>();
	const { password } = values;
	const user = useSession((session) => session.user);
	const [rule, setRule] = useState<Rule>();
	const isTyping = Boolean(password);
	useEffect(
		function loadWhenTyped() {
			if (!isTyping) return;
			// Without it there is no bar; the API refuses what it would have warned of.
			loadRule().then(setRule, () => undefined);
		},
		[isTyping],
	);
	const own = [user?.username, user?.first_name, user?.last_name, user?.companyname].filter(
		(word) => typeof word === 'string',
	);
	// Its place is kept: what comes while somebody presses would move the button from under the pointer.
	return (
		<Box role="status" minH="28px">
			{password && rule && <Bars strength={strengthOf(password, own, rule)} />}
		</Box>
	);
}

const strengthOf = (password: string, own: string[], { passwordScore }: Rule) =>
	password.length < SHORTEST ? 'short' : WORDS[passwordScore(password, own)];

function Bars({ strength }: { strength: keyof typeof STEPS }) {
	const { filled, colour } = STEPS[strength];
	return (
		<>
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
		</>
	);
}
