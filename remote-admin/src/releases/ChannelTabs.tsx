import type { ReleaseChannel } from '@borlette/shared/contract/releases';
import { FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Link } from '@borlette/shared/router';
import { Box, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { aheadOf, type Releases } from './useReleases.ts';

const TAB = {
	display: 'block',
	px: { base: '2.5', sm: '4' },
	py: '3',
	minW: '0',
	bg: 'bg.panel',
	borderWidth: '1px',
	borderRadius: 'lg',
	_hover: { borderColor: 'border.emphasized' },
	'&[aria-current]': { borderColor: 'brand.solid', bg: 'brand.subtle' },
} as const;

/** The channels in the order in which a build goes through them; each has an address of its own. */
export function ChannelTabs({
	releases: { channels },
	channel: shown,
}: {
	releases: Releases;
	channel: ReleaseChannel;
}) {
	const { formatMessage } = useIntl();
	return (
		<Box
			as="nav"
			aria-label={formatMessage(messages.channels)}
			display="grid"
			gridTemplateColumns={{ base: '1fr', sm: 'repeat(3, minmax(0, 1fr))' }}
			gap={{ base: '2', sm: '4' }}
		>
			{channels.map((view) => {
				const ahead = aheadOf(view, channels);
				return (
					<Box key={view.channel} asChild {...TAB}>
						<Link
							to={`?channel=${view.channel}`}
							{...(view.channel === shown && { 'aria-current': 'page' as const })}
						>
							<Text as="span" display="block" fontWeight="semibold" hyphens="auto">
								<FormattedMessage {...messages[view.channel]} />
							</Text>
							<Text
								as="span"
								display="block"
								textStyle="secondary"
								fontVariantNumeric="tabular-nums"
							>
								<FormattedMessage
									{...messages.remoteCount}
									values={{ count: view.remotes.length }}
								/>
								{view.revision > 0 && (
									<Box as="span" hideBelow="sm" ms="2">
										<FormattedMessage {...messages.revision} values={{ revision: view.revision }} />
									</Box>
								)}
							</Text>
							{ahead > 0 && (
								<Text as="span" display="block" textStyle="secondary" color="fg.info">
									<FormattedMessage {...messages.ahead} values={{ count: ahead }} />
								</Text>
							)}
						</Link>
					</Box>
				);
			})}
		</Box>
	);
}
