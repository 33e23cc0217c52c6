import { Loaded } from '@borlette/shared/cards';
import { TODO_STATES, type TodoCounts, type TodoState } from '@borlette/shared/contract/todo';
import { kindsSeen, type TodoKind } from '@borlette/shared/contract/todo.kinds';
import { FormattedMessage, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { useSearchParams } from '@borlette/shared/router';
import { useSession } from '@borlette/shared/session';
import { kindNames, TodoList, useTodos } from '@borlette/shared/todo';
import { Box, Button, NativeSelect, PageFrame, PageHeader, Skeleton } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** As many as one answer holds; who has more begins with the most urgent. */
const SHOWN = 200;
const LABELS = {
	open: messages.open,
	put_off: messages.putOff,
	done: messages.done,
} as const;

const countOf = ({ urgent, today, soon, put_off, done }: TodoCounts, state: TodoState): number =>
	({ open: urgent + today + soon, put_off, done })[state];

/** Everything that needs somebody, with what was put off and what is said to be done. */
export function TodoPage() {
	const { formatMessage } = useIntl();
	const { count } = useFormats();
	const { state, kind, isMine, choose } = useChoice();
	const read = useTodos({
		limit: SHOWN,
		state,
		...(kind && { kind }),
		...(isMine && { mine: true }),
	});
	const counts = read.data?.counts;
	return (
		<PageFrame>
			<PageHeader
				fromHome
				title={<FormattedMessage {...messages.title} />}
				text={<FormattedMessage {...messages.text} />}
			/>
			<Box display="flex" flexWrap="wrap" gap="3" mb="4" alignItems="center">
				<Box
					role="group"
					aria-label={formatMessage(words.state)}
					display="flex"
					flexWrap="wrap"
					gap="1"
				>
					{TODO_STATES.map((each) => (
						<Choice key={each} isChosen={each === state} onChoose={() => choose({ state: each })}>
							{formatMessage(LABELS[each], { count: counts ? count(countOf(counts, each)) : '…' })}
						</Choice>
					))}
				</Box>
				<Box role="group" aria-label={formatMessage(messages.whose)} display="flex" gap="1">
					<Choice isChosen={!isMine} onChoose={() => choose({ mine: null })}>
						{formatMessage(messages.everybody)}
					</Choice>
					<Choice isChosen={isMine} onChoose={() => choose({ mine: 'true' })}>
						{formatMessage(messages.mine, { count: counts ? count(counts.mine) : '…' })}
					</Choice>
				</Box>
				<KindChoice kind={kind} onChoose={(chosen) => choose({ kind: chosen })} />
			</Box>
			<Box
				bg="bg.panel"
				borderWidth="1px"
				borderRadius="lg"
				boxShadow="xs"
				px={{ base: '4', sm: '5' }}
				py="2"
			>
				<Loaded read={read} failure={messages.failed} skeleton={<Skeleton h="60" my="3" />}>
					{({ items, total }) => (
						<>
							<TodoList todos={items} isPart={state !== 'open' || isMine || kind !== undefined} />
							{total > items.length && (
								<Box textStyle="secondary" py="3" borderTopWidth="1px">
									{formatMessage(messages.first, {
										shown: count(items.length),
										total: count(total),
									})}
								</Box>
							)}
						</>
					)}
				</Loaded>
			</Box>
		</PageFrame>
	);
}

/** What is chosen stands in the address. */
function useChoice() {
	const [params, setParams] = useSearchParams();
	const kinds = useKinds();
	const asked = params.get('kind');
	const state = TODO_STATES.find((each) => each === params.get('state')) ?? 'open';
	const choose = (changes: Readonly<Record<string, string | null>>) =>
		setParams(
			(before) => {
				const after = new URLSearchParams(before);
				for (const [name, value] of Object.entries(changes)) {
					if (value) after.set(name, value);
					else after.delete(name);
				}
				return after;
			},
			{ replace: true },
		);
	return {
		state,
		kind: kinds.find((each) => each === asked),
		isMine: params.get('mine') === 'true',
		choose,
	};
}

/** Kinds that the person sees. */
function useKinds(): TodoKind[] {
	const user = useSession((session) => session.user);
	return user ? kindsSeen(user.role, new Set(user.perms.map(({ codename }) => codename))) : [];
}

interface ChoiceProps {
	isChosen: boolean;
	onChoose: () => void;
	children: string;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
	return (
		<Button
			size="sm"
			variant={isChosen ? 'solid' : 'outline'}
			colorPalette={isChosen ? 'brand' : 'gray'}
			aria-pressed={isChosen}
			onClick={onChoose}
		>
			{children}
		</Button>
	);
}

interface KindProps {
	kind: TodoKind | undefined;
	onChoose: (kind: string | null) => void;
}

function KindChoice({ kind, onChoose }: KindProps) {
	const { formatMessage } = useIntl();
	return (
		<NativeSelect.Root size="sm" w={{ base: 'full', sm: '64' }}>
			<NativeSelect.Field
				aria-label={formatMessage(messages.kind)}
				value={kind ?? ''}
				onChange={({ target }) => onChoose(target.value || null)}
			>
				<option value="">{formatMessage(messages.everyKind)}</option>
				{useKinds().map((each) => (
					<option key={each} value={each}>
						{formatMessage(kindNames[each])}
					</option>
				))}
			</NativeSelect.Field>
			<NativeSelect.Indicator />
		</NativeSelect.Root>
	);
}
