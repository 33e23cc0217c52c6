import { Section } from '@borlette/shared/cards';
import { type State, stateApi } from '@borlette/shared/contract/state';
import { useWrite } from '@borlette/shared/data';
import {
	FormattedMessage,
	NOTHING,
	useErrorText,
	useFormats,
	useIntl,
	useRelative,
} from '@borlette/shared/i18n';
import { Button, Text, toast } from '@borlette/shared/ui';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { useReading } from './useReading.ts';

type Kept = NonNullable<State['backup']>;

/** What is kept elsewhere, and until when. */
export function Backups({ state: { backup, is_foreign } }: { state: State }) {
	return (
		<Section
			title={<FormattedMessage {...messages.backups} />}
			text={backup && <FormattedMessage {...messages.backupsText} />}
			actions={backup && <BackUp isCopying={backup.copying !== null} />}
		>
			{backup ? (
				<KeptFacts backup={backup} />
			) : (
				<Text>
					<FormattedMessage {...(is_foreign ? messages.foreign : messages.noBackups)} />
				</Text>
			)}
		</Section>
	);
}

function KeptFacts({ backup: { bases, spent_bytes = 0, until, copying } }: { backup: Kept }) {
	const { dateTime, share } = useFormats();
	const relative = useRelative();
	const { size } = useReading();
	const [newest] = bases;
	const bytes = bases.reduce((sum, base) => sum + base.bytes, spent_bytes);
	return (
		<Facts
			facts={[
				[messages.keptUntil, until ? dateTime(until) : NOTHING],
				[
					messages.newest,
					newest ? (
						`${relative(newest.ended)} (${size(newest.bytes)})`
					) : (
						<FormattedMessage key="none" {...messages.noBase} />
					),
				],
				[
					messages.copies,
					<FormattedMessage
						key="copies"
						{...messages.copiesText}
						values={{ count: bases.length, size: size(bytes) }}
					/>,
				],
				...(copying
					? [
							[messages.copying, share(copying.done, copying.total)] as [
								typeof messages.copying,
								string,
							],
						]
					: []),
			]}
		/>
	);
}

function BackUp({ isCopying }: { isCopying: boolean }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const begin = useWrite(stateApi.backUp, [stateApi.read]);
	return (
		<Button
			variant="outline"
			size="sm"
			loading={begin.isPending || isCopying}
			loadingText={formatMessage(messages.copying)}
			onClick={() =>
				begin.mutate(
					{ body: {} },
					{
						onSuccess: () => toast.success(formatMessage(messages.begun)),
						onError: (error) => toast.error(errorText(error)),
					},
				)
			}
		>
			<FormattedMessage {...messages.backUp} />
		</Button>
	);
}
