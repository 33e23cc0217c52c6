import { FormattedMessage } from '@borlette/shared/i18n';
import { Box } from '@borlette/shared/ui';
import type { KeyboardEvent } from 'react';
import { messages } from './messages.ts';

const KEYS = [
	['↑ ↓', messages.keyArrows],
	['↵', messages.keyEnter],
	['Esc', messages.keyEscape],
	['Alt P', messages.keyPrint],
] as const;

/** On a Mac it types a sign, so that only the place of the key is known. */
export const isAltP = ({ altKey, key, code }: KeyboardEvent): boolean =>
	altKey && (key.toLowerCase() === 'p' || code === 'KeyP');

/** Which keys do what: the page needs no other hand. */
export function Shortcuts() {
	return (
		<Box
			as="section"
			aria-labelledby="cloture-keys"
			textStyle="secondary"
			marginBlockStart="4"
			display={{ base: 'none', md: 'block' }}
		>
			<Box as="h2" id="cloture-keys" fontWeight="medium">
				<FormattedMessage {...messages.keys} />
			</Box>
			<Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="3" rowGap="1" mt="1">
				{KEYS.map(([key, text]) => (
					<Box key={key} display="contents">
						<Box as="dt">
							<Box as="kbd" borderWidth="1px" borderRadius="sm" paddingInline="1.5">
								{key}
							</Box>
						</Box>
						<Box as="dd" color="fg.muted">
							<FormattedMessage {...text} />
						</Box>
					</Box>
				))}
			</Box>
		</Box>
	);
}
