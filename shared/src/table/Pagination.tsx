import { memo } from 'react';
import { MAX_LIMIT, PAGE_SIZES } from '../contract/index.ts';
import { useFormats, useIntl } from '../i18n/index.ts';
import {
	Flex,
	HStack,
	IconButton,
	NativeSelect,
	NextIcon,
	PreviousIcon,
	Spacer,
	Text,
} from '../ui/index.ts';
import { ALL_ROWS, type ListPatch, type ListState } from './listUrl.ts';
import { tableMessages } from './messages.ts';

interface Props {
	state: Pick<ListState, 'page' | 'size'>;
	total: number;
	/** Whether it is known yet: until then nothing is said, rather than 0. */
	isCounted: boolean;
	onChange: (patch: ListPatch) => void;
	/** Whether all rows may be in one scroll. */
	isEndless: boolean;
}

const CHOICES = [...PAGE_SIZES, ALL_ROWS] as const;

function Pages({ state: { page, size: chosen }, total, isCounted, onChange, isEndless }: Props) {
	const { formatMessage } = useIntl();
	const { count } = useFormats();
	const size = chosen === ALL_ROWS ? MAX_LIMIT : chosen;
	const isAll = isEndless && chosen === ALL_ROWS;
	const pages = Math.max(1, Math.ceil(total / size));
	const range = {
		from: count(total === 0 ? 0 : (page - 1) * size + 1),
		to: count(Math.min(total, page * size)),
		total: count(total),
	};
	return (
		<Flex
			as="nav"
			data-screen-only=""
			aria-label={formatMessage(tableMessages.pages)}
			minHeight="64px"
			paddingInline="3"
			gap="4"
			align="center"
			borderTopWidth="1px"
			color="fg.muted"
			fontSize="0.8125rem"
		>
			<HStack as="label" gap="2">
				<Text as="span" hideBelow="sm">
					{formatMessage(tableMessages.pageSize)}
				</Text>
				<NativeSelect.Root size="sm" width="76px">
					<NativeSelect.Field
						aria-label={formatMessage(tableMessages.pageSize)}
						value={isAll ? ALL_ROWS : size}
						onChange={({ currentTarget: { value } }) =>
							onChange({ size: CHOICES.find((choice) => String(choice) === value) ?? size })
						}
					>
						{PAGE_SIZES.map((option) => (
							<option key={option}>{option}</option>
						))}
						{isEndless && <option value={ALL_ROWS}>{formatMessage(tableMessages.allRows)}</option>}
					</NativeSelect.Field>
					<NativeSelect.Indicator />
				</NativeSelect.Root>
			</HStack>
			<Spacer />
			<Text fontVariantNumeric="tabular-nums" aria-live="polite" dir="ltr">
				{isCounted &&
					(isAll
						? formatMessage(tableMessages.allCount, { total })
						: formatMessage(tableMessages.range, range))}
			</Text>
			<HStack gap="1" hidden={isAll}>
				<IconButton
					variant="ghost"
					size="sm"
					aria-label={formatMessage(tableMessages.previous)}
					disabled={page <= 1}
					onClick={() => onChange({ page: page - 1 })}
				>
					<PreviousIcon className="flips" />
				</IconButton>
				<IconButton
					variant="ghost"
					size="sm"
					aria-label={formatMessage(tableMessages.next)}
					disabled={page >= pages}
					onClick={() => onChange({ page: page + 1 })}
				>
					<NextIcon className="flips" />
				</IconButton>
			</HStack>
		</Flex>
	);
}

/** 64 px, below the table: page size, which rows, back and forth. */
export const Pagination = memo(Pages);
