import { useRead } from '@borlette/shared/data';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import type { AnyResource } from '@borlette/shared/resource';
import { useParams } from '@borlette/shared/router';
import { ErrorState, PageFrame } from '@borlette/shared/ui';
import type { ComponentType } from 'react';
import { Content } from './Content.tsx';
import { KINDS, type Kind, type KindName } from './kinds.ts';
import { messages } from './messages.ts';
import { Outline } from './Outline.tsx';

/** Figures of today are read again so often. */
const EVERY_MS = 60_000;

interface Props {
	kind: Kind;
	/** Whose rows these are: what may be done with one is done by it. */
	resource: AnyResource;
}

/** All there is to know of one agent, surcussale or supervisor, and what one can do next. */
function OverviewPage({ kind, resource }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const id = useParams()[kind.param] ?? '';
	// The three calls differ by the name of their parameter alone.
	const input = { params: { [kind.param]: id } } as never;
	const read = useRead(kind.call, input, { refetchInterval: EVERY_MS });
	// Deleted meanwhile, or taken out of one's reach: what was read before is no longer so.
	const isGone = read.error?.code === 'not_found';
	if (read.data && !isGone) {
		return <Content key={id} kind={kind} resource={resource} overview={read.data} />;
	}
	return (
		<PageFrame>
			{read.error ? (
				<ErrorState
					title={formatMessage(messages.failed)}
					text={errorText(read.error)}
					{...(!isGone && { onRetry: () => void read.refetch() })}
				/>
			) : (
				<Outline isGroup={kind.isGroup} />
			)}
		</PageFrame>
	);
}

export const pageOf = (name: KindName, resource: AnyResource): ComponentType =>
	function PageOfKind() {
		return <OverviewPage kind={KINDS[name]} resource={resource} />;
	};
