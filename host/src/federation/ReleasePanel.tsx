import type { RegistryEntry } from '@borlette/shared/federation';
import { defineMessages, FormattedMessage } from '@borlette/shared/i18n';
import { Box, Text } from '@borlette/shared/ui';
import { SettingGroup } from '../settings/SettingGroup.tsx';
import { useApiFeatures } from './apiFeatures.ts';
import { refusalOf } from './gate.ts';
import { RunningState } from './RunningState.tsx';
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
		id: 'release.kept.refused',
		defaultMessage: 'dernière vérifiée ; la liste actuelle n’est pas signée',
		description: 'Beside the revision: a list with a wrong signature came meanwhile',
	},
	none: {
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
	api: {
		id: 'release.api',
		defaultMessage: 'demande au serveur « {name} » {needs} ; il a {has}',
		description: 'Beside a build that calls what the API has not, or only an older version of it',
	},
	replaces: {
		id: 'release.replaces',
		defaultMessage: 'dernière bonne version, à la place d’une version refusée',
		description:
			'Beside a build that runs because a later one was killed or does not fit this host',
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
					<FormattedMessage {...messages.none} />
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
						<span>{labelOf(entry)}</span> <State entry={entry} /> <RunningState remote={name} />
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
	const features = useApiFeatures((state) => state.features);
	const refusal = refusalOf(entry, features);
	if (refusal?.reason === 'killed') {
		return <FormattedMessage {...messages.killed} values={{ reason: refusal.because }} />;
	}
	if (refusal) {
		const { reason, ...values } = refusal;
		return <FormattedMessage {...messages[reason]} values={values} />;
	}
	const isReplacement = entry.url === entry.lastKnownGood?.url;
	return isReplacement ? <FormattedMessage {...messages.replaces} /> : null;
}
