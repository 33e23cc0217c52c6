import { defineTexts, FormattedMessage, useFormats } from '@borlette/shared/i18n';
import { Box, Button, ResetIcon, TestIcon } from '@borlette/shared/ui';
import { type Obstacle, restartWith, useMix } from './store.ts';
import { NO_VISIT } from './wanted.ts';

const messages = defineTexts('mix.banner', {
	// Name of the bar above every page while a tester runs other builds than the channel
	name: 'Mélange de test',
	// A build that runs, and the one of the channel
	change: '{remote} {build} au lieu de {instead}',
	// A build that runs of a remote that the channel does not have
	added: '{remote} {build}, absent du canal',
	reset: 'Revenir au canal',
	// Why a wanted build does not run: on production testers have to sign in
	signedOut: '{remote} {build} : connectez-vous d’abord comme Super Admin',
	forbidden: '{remote} {build} : réservé au Super Admin en production',
	unknown: '{remote} {build} : aucun canal signé ne nomme cette version',
	devOnly: '{remote} {build} : version de développement, non permise en production ici',
	// A former revision of the channel runs, and when it was made
	past: 'Révision {revision} du {signedAt}',
	// A build that runs although it was withdrawn later, and why it was
	killed: '{remote} {build}, retirée depuis : {killed}',
	// The host of a former revision; what follows says that the one of today opens it in its place
	hostGone:
		'{remote} {build} : n’est plus conservé, ou ne peut être servi ici ; l’hôte d’aujourd’hui ouvre cette révision',
	// The same, of a revision from before hosts were named; there is no build to name
	hostUnknown:
		'{remote} : cette révision ne dit pas lequel l’a servie ; celui d’aujourd’hui l’ouvre',
	unreachable: '{remote} {build} : hors de portée, ou pas telle qu’elle a été signée',
} satisfies Record<Obstacle | 'name' | 'past' | 'change' | 'added' | 'killed' | 'reset', unknown>);

/** Above every page while this tab differs from the channel, or should. */
export function MixBanner() {
	const { changes, obstacles, past } = useMix();
	const { dateTime } = useFormats();
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
								signedAt: dateTime(past.signedAt),
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
