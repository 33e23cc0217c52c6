import { defineTexts, FormattedMessage } from '@borlette/shared/i18n';
import { Box, Text } from '@borlette/shared/ui';
import { SettingGroup } from '../../settings/SettingGroup.tsx';
import { refusalOf } from '../registry/gate.ts';
import { hostBuild } from '../registry/hostBuild.ts';
import { type JudgedEntry, lineOf } from '../registry/judged.ts';
import { useOwnProblems } from '../registry/ownCalls.ts';
import { useProofs } from '../registry/proofs.ts';
import { useRegistry } from '../registry/store.ts';
import { RunningState } from './RunningState.tsx';

const messages = defineTexts('release', {
	// Section of the settings panel: which builds run
	title: 'Versions',
	// Which list of remotes the page runs
	channel: 'Canal {channel}, révision {revision, number}',
	unreachable: 'dernière vérifiée ; la liste actuelle est hors de portée',
	older: 'dernière vérifiée ; une liste plus ancienne a été refusée',
	refused: 'dernière vérifiée ; la liste actuelle n’est pas signée',
	// There is no list of remotes that may be believed
	none: 'liste refusée',
	damaged: 'dernière vérifiée ; la liste actuelle est endommagée',
	// Beside a build that says something wrong of itself; the problem is in English
	metadata: 'refusée : {problem}',
	// Beside a build some of whose pages or menu entries are wrong; they are in English
	faults: 'erreurs dans sa description : {faults}',
	// Beside a build that must not run any more
	killed: 'retirée : {reason}',
	// Beside a build that does not fit this host; part and problem are technical, in English
	host: 'ne convient pas à l’application ({part} : {problem}{others, plural, =0 {} other {, et # de plus}})',
	// Beside a build made with a version of a shared package that the host has not
	shared: 'construite avec {name} {needs} ; l’application a {has}',
	// Beside a build that calls what the API has not or has otherwise; part and problem are technical, in English
	api: 'ne convient pas au serveur ({part} : {problem}{others, plural, =0 {} other {, et # de plus}})',
	// Under the versions: what the channel says of a remote is not signed as it must be; the reason is in English
	unbelieved: '{remote} : la dernière place vérifiée est utilisée ; l’actuelle est refusée ({why})',
	replaces: 'dernière bonne version, à la place d’une version refusée',
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
			<OwnProblems />
			<Box as="ul" textStyle="xs" display="grid" gap="1">
				{Object.entries(registry?.remotes ?? {}).map(([name, entry]) => (
					<li key={name}>
						<span>{labelOf(entry)}</span> <State entry={entry} /> <RunningState remote={name} />
						<Faults entry={entry} />
					</li>
				))}
				{Object.entries(registry?.refused ?? {}).map(([remote, why]) => (
					<Text as="li" key={remote} color="fg.warning" overflowWrap="anywhere">
						<FormattedMessage {...messages.unbelieved} values={{ remote, why }} />
					</Text>
				))}
			</Box>
		</SettingGroup>
	);
}

/** What the host itself calls and the API lacks. */
function OwnProblems() {
	const [first, ...others] = useOwnProblems();
	if (!first) return null;
	const { part, problem } = first;
	const values = { part, problem, others: others.length };
	return (
		<Text textStyle="xs" color="fg.warning" overflowWrap="anywhere">
			<span>{hostBuild()}</span> <FormattedMessage {...messages.api} values={values} />
		</Text>
	);
}

const labelOf = ({ manifest: { name, version, build } }: JudgedEntry) =>
	`${name} ${version}-${build}`;

/** What of its metadata is wrong, where the build runs all the same. */
function Faults({ entry: { faults, unusable } }: { entry: JudgedEntry }) {
	if (unusable !== undefined || faults.length === 0) return null;
	return (
		<Text textStyle="xs" color="fg.warning" overflowWrap="anywhere">
			<FormattedMessage {...messages.faults} values={{ faults: faults.map(lineOf).join('; ') }} />
		</Text>
	);
}

/** Why a build does not run, or that it stands in for another; nothing where all is well. */
export function State({ entry }: { entry: JudgedEntry }) {
	const proof = useProofs((all) => all[entry.url]);
	const refusal = refusalOf(entry, proof);
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
