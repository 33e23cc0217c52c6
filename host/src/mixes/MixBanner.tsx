import { defineMessages, FormattedMessage, useIntl } from '@borlette/shared/i18n';
import { Box, Button, ResetIcon, TestIcon } from '@borlette/shared/ui';
import { type Obstacle, restartWith, useMix } from './store.ts';
import { NO_VISIT } from './wanted.ts';

const messages = defineMessages({
	name: {
		id: 'mix.banner',
		defaultMessage: 'Mélange de test',
		description:
			'Name of the bar above every page while a tester runs other builds than the channel',
	},
	change: {
		id: 'mix.banner.change',
		defaultMessage: '{remote} {build} au lieu de {instead}',
		description: 'A build that runs, and the one of the channel',
	},
	added: {
		id: 'mix.banner.added',
		defaultMessage: '{remote} {build}, absent du canal',
		description: 'A build that runs of a remote that the channel does not have',
	},
	reset: {
		id: 'mix.reset',
		defaultMessage: 'Revenir au canal',
		description: 'Button: run the builds of the channel again',
	},
	signedOut: {
		id: 'mix.obstacle.signedOut',
		defaultMessage: '{remote} {build} : connectez-vous d’abord comme super-utilisateur',
		description: 'Why a wanted build does not run: on production testers have to sign in',
	},
	forbidden: {
		id: 'mix.obstacle.forbidden',
		defaultMessage: '{remote} {build} : réservé au super-utilisateur en production',
		description: 'Why a wanted build does not run',
	},
	unknown: {
		id: 'mix.obstacle.unknown',
		defaultMessage: '{remote} {build} : aucun canal signé ne nomme cette version',
		description: 'Why a wanted build does not run',
	},
	devOnly: {
		id: 'mix.obstacle.devOnly',
		defaultMessage: '{remote} {build} : version de développement, non permise en production ici',
		description: 'Why a wanted build does not run: only the channel dev ever had it',
	},
	past: {
		id: 'mix.banner.past',
		defaultMessage: 'Révision {revision} du {signedAt}',
		description: 'A former revision of the channel runs, and when it was made',
	},
	killed: {
		id: 'mix.banner.killed',
		defaultMessage: '{remote} {build}, retirée depuis : {killed}',
		description: 'A build that runs although it was withdrawn later, and why it was',
	},
	unreachable: {
		id: 'mix.obstacle.unreachable',
		defaultMessage: '{remote} {build} : hors de portée, ou pas telle qu’elle a été signée',
		description: 'Why a wanted build does not run',
	},
} satisfies Record<Obstacle | 'name' | 'past' | 'change' | 'added' | 'killed' | 'reset', unknown>);

/** Above every page while this tab differs from the channel, or should. */
export function MixBanner() {
	const { changes, obstacles, past } = useMix();
	const { formatDate } = useIntl();
	return (
		<Box
			as="aside"
			aria-labelledby="mix"
			display="flex"
			flexWrap="wrap"
			alignItems="center"
			gap="2"
			columnGap="4"
			px={{ base: '4', sm: '6' }}
			py="2"
			bg="bg.warning"
			color="fg.warning"
			textStyle="xs"
		>
			<Box id="mix" display="flex" gap="2" alignItems="center" fontWeight="semibold">
				<TestIcon size={18} aria-hidden />
				<FormattedMessage {...messages.name} />
			</Box>
			<Box
				as="ul"
				flex="1"
				flexBasis={{ base: 'full', md: '0' }}
				order={{ base: '1', md: '0' }}
				listStyleType="none"
				overflowWrap="anywhere"
			>
				{past && (
					<li>
						<FormattedMessage
							{...messages.past}
							values={{
								revision: past.revision,
								signedAt: formatDate(past.signedAt, { dateStyle: 'medium', timeStyle: 'short' }),
							}}
						/>
					</li>
				)}
				{changes.map(({ remote, build, instead, killed }) => (
					<li key={remote}>
						<FormattedMessage
							{...(killed ? messages.killed : instead ? messages.change : messages.added)}
							values={{ remote, build, instead, killed }}
						/>
					</li>
				))}
				{obstacles.map(({ remote, build, obstacle }) => (
					<li key={remote}>
						<FormattedMessage {...messages[obstacle]} values={{ remote, build }} />
					</li>
				))}
			</Box>
			<Button
				size="xs"
				variant="outline"
				colorPalette="gray"
				ms="auto"
				onClick={() => restartWith(NO_VISIT)}
			>
				<ResetIcon aria-hidden />
				<FormattedMessage {...messages.reset} />
			</Button>
		</Box>
	);
}
