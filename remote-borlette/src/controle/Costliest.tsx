import type { Costly } from '@borlette/shared/contract/controle';
import { FormattedMessage, gameMessages, useFormats } from '@borlette/shared/i18n';
import { BlockIcon, Box } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Tile } from './Tile.tsx';

/** The combinations that cost most if they come out, of all games. */
export function Costliest({ costliest }: { costliest: readonly Costly[] }) {
	const { amount } = useFormats();
	return (
		<Tile
			area="costliest"
			title={<FormattedMessage {...messages.costliest} />}
			text={
				<FormattedMessage
					{...(costliest.length > 0 ? messages.costliestText : messages.nothingSold)}
				/>
			}
		>
			<Box
				as="ol"
				listStyleType="none"
				display="grid"
				height={{ xl: 'full' }}
				gridAutoRows={{ xl: 'minmax(0, 1fr)' }}
				fontVariantNumeric="tabular-nums"
			>
				{costliest.map(({ game, option, numbers, liability, is_blocked }) => (
					<Box
						as="li"
						key={`${game} ${option} ${numbers}`}
						display="grid"
						gridTemplateColumns="minmax(0, 1fr) auto"
						alignItems="center"
						columnGap="3"
						paddingBlock="1"
						borderBlockStartWidth="1px"
						_first={{ borderBlockStartWidth: '0' }}
					>
						<Box minW="0" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
							<Box
								as="b"
								dir="ltr"
								textStyle={{ base: 'lg', xl: '2xl' }}
								fontWeight="semibold"
								display="inline-flex"
								alignItems="center"
								gap="1"
							>
								{numbers}
								{is_blocked && <BlockIcon size={16} aria-hidden />}
							</Box>
							<Box as="span" textStyle="secondary" color="fg.muted">
								<FormattedMessage {...gameMessages[game]} />
								{option !== null && (
									<>
										{' '}
										<FormattedMessage {...messages.option} values={{ option }} />
									</>
								)}
							</Box>
						</Box>
						<Box textStyle={{ base: 'md', xl: 'xl' }} fontWeight="medium">
							{amount(liability)}
						</Box>
					</Box>
				))}
			</Box>
		</Tile>
	);
}
