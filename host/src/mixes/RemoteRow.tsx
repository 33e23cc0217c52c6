import { FormattedMessage, NOTHING, useIntl } from '@borlette/shared/i18n';
import { Box, IconButton, NativeSelect, ResetIcon, Text } from '@borlette/shared/ui';
import { useHealth } from '../federation/loading/health.ts';
import { State } from '../federation/notes/ReleasePanel.tsx';
import { refusalOf } from '../federation/registry/gate.ts';
import { useProofs } from '../federation/registry/proofs.ts';
import { useRegistry } from '../federation/registry/store.ts';
import type { SignedBuild } from './signedBuild.ts';
import { messages } from './tester.messages.ts';
import type { Choices } from './useChoices.ts';
import { nameOf } from './wanted.ts';

interface Props {
	choices: Choices;
	/** The build chosen; '' for the channel's. */
	chosen: string;
	onChoose: (build: string) => void;
	/** Absent while the channel's runs. */
	onReset: (() => void) | undefined;
}

/** One remote: what runs of it, how it does, and what else could run. */
export function RemoteRow({ choices: { remote, own, others }, chosen, onChoose, onReset }: Props) {
	const { formatMessage } = useIntl();
	const channelsOf = ({ channels }: SignedBuild) =>
		channels
			.map(({ name, isCurrent }) =>
				isCurrent ? name : formatMessage(messages.before, { channel: name }),
			)
			.join(', ');
	return (
		<Box as="li" display="grid" gap="1">
			<Text textStyle="sm" fontWeight="semibold">
				{remote}
			</Text>
			<Box display="flex" gap="2" alignItems="center">
				<NativeSelect.Root size="sm" flex="1" minW="0">
					<NativeSelect.Field
						aria-label={formatMessage(messages.build, { remote })}
						value={chosen}
						onChange={({ currentTarget }) => onChoose(currentTarget.value)}
					>
						<option value="">
							{own
								? formatMessage(messages.channelBuild, { build: own })
								: formatMessage(messages.absent)}
						</option>
						{others.map((build) => (
							<option key={build.ref.url} value={nameOf(build.ref)}>
								{formatMessage(messages.otherBuild, {
									build: nameOf(build.ref),
									channels: channelsOf(build),
								})}
							</option>
						))}
					</NativeSelect.Field>
					<NativeSelect.Indicator />
				</NativeSelect.Root>
				{onReset && (
					<IconButton
						size="sm"
						variant="ghost"
						colorPalette="gray"
						aria-label={formatMessage(messages.resetOne, { remote })}
						onClick={onReset}
					>
						<ResetIcon aria-hidden />
					</IconButton>
				)}
			</Box>
			<Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
				<Doing remote={remote} />
			</Text>
		</Box>
	);
}

/** Refused and why, failed and why, loaded in which time, or not asked for yet. */
function Doing({ remote }: { remote: string }) {
	const entry = useRegistry(({ registry }) => registry?.remotes[remote]);
	const health = useHealth((all) => all[remote]);
	const proof = useProofs((all) => (entry ? all[entry.url] : undefined));
	if (entry && refusalOf(entry, proof)) return <State entry={entry} />;
	if (health?.failure !== undefined) {
		return <FormattedMessage {...messages.failed} values={{ failure: health.failure }} />;
	}
	if (health?.entry === undefined) return <FormattedMessage {...messages.idle} />;
	return (
		<FormattedMessage
			{...messages.loaded}
			values={{ entry: health.entry, page: health.page ?? NOTHING }}
		/>
	);
}
