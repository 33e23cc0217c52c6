import type { RegistryEntry } from '@borlette/shared/federation';
import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { Box, Text } from '@borlette/shared/ui';
import { SettingGroup } from '../settings/SettingGroup.tsx';
import { refusalOf } from './gate.ts';
import { useRegistry } from './store.ts';

const messages = defineMessages({
	title: {
		id: 'release.title',
		defaultMessage: 'Versions',
		description: 'Section of the settings panel: which builds run',
	},
	channel: {
		id: 'release.channel',
		defaultMessage: 'Canal {channel}, révision {revision, number}',
		description: 'Which list of remotes the page runs',
	},
	unreachable: {
		id: 'release.unreachable',
		defaultMessage: 'dernière vérifiée ; la liste actuelle est hors de portée',
		description: 'Beside the revision: the list of remotes cannot be fetched',
	},
	older: {
		id: 'release.older',
		defaultMessage: 'dernière vérifiée ; une liste plus ancienne a été refusée',
		description: 'Beside the revision: the server answered an old list',
	},
	refused: {
		id: 'release.refused',
		defaultMessage: 'liste refusée',
		description: 'There is no list of remotes that may be believed',
	},
	killed: {
		id: 'release.killed',
		defaultMessage: 'retirée : {reason}',
		description: 'Beside a build that must not run any more',
	},
	contract: {
		id: 'release.contract',
		defaultMessage: 'demande le contrat {needs} ; l’application a {has}',
		description: 'Beside a build that does not fit this host',
	},
	shared: {
		id: 'release.shared',
		defaultMessage: 'construite avec {name} {needs} ; l’application a {has}',
		description: 'Beside a build made with a version of a shared package that the host has not',
	},
	replaces: {
		id: 'release.replaces',
		defaultMessage: 'dernière bonne version, à la place d’une version retirée',
		description: 'Beside a build that runs because a later one was killed',
	},
});

/** In the settings panel: what runs here, and what does not and why. */
export function ReleasePanel() {
	const { registry, kept } = useRegistry();
	return (
		<SettingGroup title={messages.title}>
			<Text textStyle="xs">
				{registry ? (
					<FormattedMessage
						{...messages.channel}
						values={{ channel: registry.channel, revision: registry.revision }}
					/>
				) : (
					<FormattedMessage {...messages.refused} />
				)}
			</Text>
			{kept && (
				<Text textStyle="xs" color="fg.warning">
					<FormattedMessage {...messages[kept]} />
				</Text>
			)}
			<Box as="ul" textStyle="xs" display="grid" gap="1">
				{Object.entries(registry?.remotes ?? {}).map(([name, entry]) => (
					<li key={name}>
						<span>{labelOf(entry)}</span> <State entry={entry} />
					</li>
				))}
			</Box>
		</SettingGroup>
	);
}

const labelOf = ({ manifest: { name, version, build } }: RegistryEntry) =>
	`${name} ${version}-${build}`;

/** Why a build does not run, or that it stands in for another; nothing where all is well. */
export function State({ entry }: { entry: RegistryEntry }) {
	const refusal = refusalOf(entry);
	if (refusal?.reason === 'killed') {
		return <FormattedMessage {...messages.killed} values={{ reason: refusal.because }} />;
	}
	if (refusal) {
		const { reason, ...values } = refusal;
		return <FormattedMessage {...messages[reason]} values={values} />;
	}
	// Only a killed build makes way for the last good one.
	const isReplacement = entry.killed.length > 0 && entry.url === entry.lastKnownGood?.url;
	return isReplacement ? <FormattedMessage {...messages.replaces} /> : null;
}
