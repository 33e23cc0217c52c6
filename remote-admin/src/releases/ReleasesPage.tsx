import { FormattedMessage, useErrorText, useIntl } from '@borlette/shared/i18n';
import { useCan, useSession } from '@borlette/shared/session';
import { ErrorState, later, PageFrame, PageHeader, Skeleton, Stack } from '@borlette/shared/ui';
import { useState } from 'react';
import type { Act } from './acts.ts';
import { Builds } from './Builds.tsx';
import { ChannelTabs } from './ChannelTabs.tsx';
import { Journal } from './Journal.tsx';
import { messages } from './messages.ts';
import { ChannelNotices, OffNotice } from './Notices.tsx';
import { Rights } from './Rights.tsx';
import { Runs } from './Runs.tsx';
import { type Releases, useChannel, useReleases } from './useReleases.ts';

const ActDialog = later(async () => (await import('./ActDialog.tsx')).ActDialog);

/** Channels with what runs in them, and what a person may do about it. */
export function ReleasesPage() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const read = useReleases();
	return (
		<PageFrame>
			<PageHeader
				title={formatMessage(messages.title)}
				fromHome
				text={<FormattedMessage {...messages.text} />}
			/>
			{read.data ? (
				<Channel releases={read.data} onReload={read.refetch} />
			) : read.error ? (
				<ErrorState
					title={formatMessage(messages.failed)}
					text={errorText(read.error)}
					onRetry={() => void read.refetch()}
				/>
			) : (
				<Stack gap="5" aria-busy="true">
					<Skeleton height="88px" borderRadius="lg" />
					<Skeleton height="320px" borderRadius="lg" />
				</Stack>
			)}
		</PageFrame>
	);
}

function Channel({ releases, onReload }: { releases: Releases; onReload: () => Promise<unknown> }) {
	const channel = useChannel();
	const isProvider = useSession(({ user }) => user?.role === 'superuser');
	const mayGive = useCan('release_remote');
	const [act, setAct] = useState<Act>();
	const view = releases.channels.find((each) => each.channel === channel);
	return (
		<Stack gap="5">
			{releases.off && <OffNotice why={releases.off} />}
			{view && (
				<>
					<ChannelTabs releases={releases} channel={channel} />
					<ChannelNotices view={view} />
					<Builds releases={releases} view={view} onAct={setAct} />
					{isProvider && <Runs key={channel} channel={channel} />}
					<Journal key={`journal ${channel}`} channel={channel} revision={view.revision} />
					{isProvider && mayGive && <Rights releases={releases} />}
				</>
			)}
			{act && (
				<ActDialog
					act={act}
					hasSecondStep={releases.has_second_step}
					onClose={() => setAct(undefined)}
					// Closed before, the next act would be on what was there before.
					onReload={() => onReload().then(() => setAct(undefined))}
				/>
			)}
		</Stack>
	);
}
