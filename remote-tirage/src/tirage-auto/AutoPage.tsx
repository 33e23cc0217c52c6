import { tirageInstanceApi } from '@borlette/shared/contract/lotgagnant';
import { tirageApi } from '@borlette/shared/contract/tirage';
import { type DatesToMake, tirageAutoApi } from '@borlette/shared/contract/tirage-auto';
import { useRead, useWrite } from '@borlette/shared/data';
import { FormattedMessage, useErrorText, useIntl } from '@borlette/shared/i18n';
import {
	Box,
	Button,
	Card,
	ErrorState,
	Flex,
	LONG_TOAST,
	Notice,
	PageFrame,
	PageHeader,
	Skeleton,
	Stack,
	toast,
} from '@borlette/shared/ui';
import { useDeferredValue, useState } from 'react';
import { type Choice, ChooseDates } from './ChooseDates.tsx';
import { messages } from './messages.ts';
import { Plans } from './Plans.tsx';

const WEEK = 7;
const MOST = 31;

/** What the calls take; undefined while the choice is incomplete. */
function bodyOf({ days, isAll, companies }: Choice): DatesToMake | undefined {
	if (!Number.isInteger(days) || days < 1 || days > MOST) return undefined;
	if (isAll) return { days };
	return companies.length > 0 ? { days, companies: [...companies] } : undefined;
}

/** Makes the dates of the coming days: what would be made is shown by company and day before. */
export function AutoPage() {
	const { formatMessage } = useIntl();
	const [choice, setChoice] = useState<Choice>({ days: WEEK, isAll: true, companies: [] });
	const body = bodyOf(choice);
	return (
		<PageFrame>
			<PageHeader
				title={<FormattedMessage {...messages.title} />}
				fromHome
				text={<FormattedMessage {...messages.text} />}
			/>
			<Stack gap="6">
				<Card.Root maxWidth="760px">
					<Card.Body>
						<ChooseDates choice={choice} most={MOST} onChange={setChoice} />
					</Card.Body>
				</Card.Root>
				{body ? (
					<Make body={body} />
				) : (
					<Box color="fg.muted" role="status">
						{!choice.isAll && choice.companies.length === 0
							? formatMessage(messages.noneChosen)
							: formatMessage(messages.daysHelp)}
					</Box>
				)}
			</Stack>
		</PageFrame>
	);
}

function Make({ body }: { body: DatesToMake }) {
	const { formatMessage, formatList } = useIntl();
	const errorText = useErrorText();
	const wanted = useDeferredValue(body);
	const preview = useRead(tirageAutoApi.preview, { body: wanted }, { keepPrevious: true });
	const make = useWrite(tirageAutoApi.make, [
		tirageAutoApi.preview,
		tirageInstanceApi.list,
		tirageApi.list,
	]);
	if (preview.error && !preview.data) {
		return (
			<ErrorState
				title={formatMessage(messages.failed)}
				text={errorText(preview.error)}
				onRetry={() => void preview.refetch()}
			/>
		);
	}
	if (!preview.data) return <Skeleton h="48" />;
	// What is made is what was seen: the dates of the choice before are still shown.
	const isOld = wanted !== body || preview.isPlaceholderData;
	const missing = preview.data
		.flatMap(({ dates }) => dates)
		.reduce((sum, date) => sum + date.missing, 0);
	return (
		<>
			{make.error && <Notice status="error" role="alert" title={errorText(make.error)} />}
			<Plans plans={preview.data} made={make.data} />
			<Flex justify="flex-end" align="center" gap="4">
				{missing === 0 && (
					<Box color="fg.muted">
						<FormattedMessage {...messages.nothing} />
					</Box>
				)}
				<Button
					disabled={missing === 0 || isOld}
					loading={make.isPending}
					onClick={() =>
						make.mutate(
							{ body },
							{
								onSuccess: (made) => {
									const count = made.reduce((sum, { created }) => sum + created, 0);
									const names = made.flatMap(({ failed, companyname }) =>
										failed ? [companyname] : [],
									);
									if (names.length === 0 || count > 0)
										toast.success(formatMessage(messages.madeToast, { count }));
									if (names.length > 0)
										toast.error(
											formatMessage(messages.notMade, { names: formatList(names) }),
											LONG_TOAST,
										);
								},
							},
						)
					}
				>
					<FormattedMessage {...messages.make} values={{ count: missing }} />
				</Button>
			</Flex>
		</>
	);
}
