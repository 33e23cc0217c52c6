import { ApiError } from '@borlette/shared/api';
import type { Endpoint, InputOf } from '@borlette/shared/contract';
import type { ImportApi, ImportCheck, ImportDone } from '@borlette/shared/contract/imports';
import { useKeyedWrite } from '@borlette/shared/data';
import { type IntlShape, useErrorText, useIntl, useLocale } from '@borlette/shared/i18n';
import { LeaveGuard } from '@borlette/shared/resource';
import { Alert, Button, Flex, Stack } from '@borlette/shared/ui';
import { messages } from './messages.ts';

interface Props {
	api: ImportApi;
	file: File;
	check: ImportCheck;
	refreshes: readonly Pick<Endpoint, 'path'>[];
	onAnother: () => void;
	onTaken: (taken: ImportDone) => void;
}

/** What the check found, and what may be done with the file now. */
export function Checked({ api, file, check, refreshes, onAnother, onTaken }: Props) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const lang = useLocale((state) => state.locale);
	const take = useKeyedWrite(api.take, `import.${api.kind}`, refreshes);
	const { rows, good, forEverybody, faultCount } = check;
	const wrong = rows - good;

	function write() {
		const input = { body: { lang, rows: wrong > 0 ? 'good' : 'all' }, files: { file } };
		take.mutate(input as InputOf<typeof api.take>, { onSuccess: onTaken });
	}
	const failure =
		take.error &&
		(take.error instanceof ApiError && ['conflict', 'validation_failed'].includes(take.error.code)
			? formatMessage(messages.conflict)
			: errorText(take.error));

	return (
		<Stack gap="4">
			<Alert.Root
				status={faultCount + forEverybody > 0 || rows === 0 ? 'warning' : 'success'}
				role="status"
			>
				<Alert.Indicator />
				<Alert.Content>
					<Alert.Title>
						{wrong > 0
							? formatMessage(messages.someWrong, { wrong, good })
							: formatMessage(messages.allGood, { rows })}
					</Alert.Title>
					<Alert.Description>
						{[file.name, ...said(check, formatMessage)].join(' · ')}
					</Alert.Description>
				</Alert.Content>
			</Alert.Root>
			{failure && (
				<Alert.Root status="error" role="alert">
					<Alert.Indicator />
					<Alert.Title fontWeight="normal">{failure}</Alert.Title>
				</Alert.Root>
			)}
			{/* Whoever goes on now finds neither the answer nor the passwords of new agents. */}
			<LeaveGuard
				isDirty={take.isPending}
				isUnderWay={() => take.isPending}
				onLeave={() => {}}
				{...(api.kind === 'agents' && {
					lost: {
						title: formatMessage(messages.leaveTitle),
						text: formatMessage(messages.leaveSending),
					},
				})}
			/>
			<Flex gap="3" wrap="wrap">
				{good > 0 && (
					<Button
						loading={take.isPending}
						variant={wrong > 0 ? 'outline' : 'solid'}
						onClick={write}
					>
						{formatMessage(wrong > 0 ? messages.takeGood : messages.take, { count: good })}
					</Button>
				)}
				<Button
					variant={wrong > 0 ? 'solid' : 'outline'}
					waits={take.isPending}
					onClick={onAnother}
				>
					{formatMessage(messages.another)}
				</Button>
			</Flex>
		</Stack>
	);
}

/** What there is to know of the rows beside their faults, a sentence each. */
function said(
	{ changed, forEverybody, zeros = 0, unknown }: ImportCheck,
	formatMessage: IntlShape['formatMessage'],
): string[] {
	const counted = [
		[messages.forEverybody, forEverybody],
		[messages.zeros, zeros],
		[messages.changes, changed],
	] as const;
	return [
		...counted.flatMap(([text, count]) => (count > 0 ? [formatMessage(text, { count })] : [])),
		...(unknown.length > 0 ? [formatMessage(messages.unknown, { names: unknown.join(', ') })] : []),
		formatMessage(messages.nothingWritten),
	];
}
