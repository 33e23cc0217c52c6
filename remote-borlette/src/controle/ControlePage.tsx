import { boulesBlockApi } from '@borlette/shared/contract/boules-block';
import { useErrorText, useIntl } from '@borlette/shared/i18n';
import { CompanyFirst } from '@borlette/shared/resource';
import { useLacksCompany } from '@borlette/shared/session';
import {
	EmptyState,
	ErrorState,
	PageFrame,
	PageHeader,
	Skeleton,
	TirageIcon,
} from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Room } from './Room.tsx';
import { useControle } from './useControle.ts';

/** The draw whose sales end next, on one page, until its wins are paid; then the one after it. */
export function ControlePage() {
	return useLacksCompany(boulesBlockApi.create) ? <InToutes /> : <Watched />;
}

function InToutes() {
	const { formatMessage } = useIntl();
	return (
		<PageFrame>
			<PageHeader title={formatMessage(messages.title)} fromHome />
			<CompanyFirst endpoint={boulesBlockApi.create}>{null}</CompanyFirst>
		</PageFrame>
	);
}

function Watched() {
	const { formatMessage } = useIntl();
	const controle = useControle();
	const { data } = controle.read;
	if (data?.board) return <Room {...controle} controle={data} board={data.board} />;
	return (
		<PageFrame>
			<PageHeader title={formatMessage(messages.title)} fromHome />
			<Instead {...controle} />
		</PageFrame>
	);
}

/** Before there is something to watch, or why there is nothing. */
function Instead({ read }: ReturnType<typeof useControle>) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	if (read.data) {
		return (
			<EmptyState
				icon={<TirageIcon size={26} />}
				title={formatMessage(messages.noDraw)}
				text={formatMessage(messages.noDrawText)}
			/>
		);
	}
	if (!read.error) return <Skeleton height="640px" borderRadius="lg" aria-busy="true" />;
	return (
		<ErrorState
			title={formatMessage(messages.failed)}
			text={errorText(read.error)}
			onRetry={() => void read.refetch()}
		/>
	);
}
