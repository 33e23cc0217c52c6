import { doesTodos, isBarred, type Urgency } from '../contract/todo.kinds.ts';
import type { Todo } from '../contract/todo.ts';
import { useFormats, useIntl, useRelative } from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import { useSession } from '../session/index.ts';
import { Box, Button, Center, CheckIcon, ClockIcon, ErrorIcon, InfoIcon } from '../ui/index.ts';
import { useTodoAddress } from './address.ts';
import { messages } from './messages.ts';
import { TodoMenu } from './TodoMenu.tsx';
import { useTodoActs } from './useTodoActs.ts';
import { useTodoWords } from './words.ts';

const LOOK = {
	urgent: { tone: 'error', icon: ErrorIcon },
	today: { tone: 'warning', icon: ClockIcon },
	soon: { tone: 'info', icon: InfoIcon },
} as const satisfies Record<Urgency, object>;

interface Props {
	todo: Todo;
	/** Somebody goes to where it is done. */
	onFollow?: (() => void) | undefined;
}

/** One thing to do: what, why, whose it is, and what may be done about it. */
export function TodoRow({ todo, onFollow }: Props) {
	const { formatMessage } = useIntl();
	const { title, text } = useTodoWords()(todo);
	const to = useTodoAddress(todo);
	const acts = useTodoActs(todo);
	const user = useSession((session) => session.user);
	const isDoer =
		user !== null &&
		doesTodos(
			user.role,
			user.perms.map(({ codename }) => codename),
		);
	const mayDo = isDoer && !isBarred(todo.facts, user?.id);
	const { tone, icon: Icon } = LOOK[todo.urgency];
	return (
		<Box
			as="li"
			display="flex"
			gap="3"
			py="3"
			borderTopWidth="1px"
			_first={{ borderTopWidth: '0' }}
		>
			<Center
				boxSize="8"
				flexShrink="0"
				borderRadius="full"
				bg={`bg.${tone}`}
				color={`fg.${tone}`}
				role="img"
				aria-label={formatMessage(messages[todo.urgency])}
			>
				<Icon size={16} aria-hidden />
			</Center>
			<Box flex="1" minW="0" display="grid" gap="0.5">
				<Box fontWeight="semibold" overflowWrap="anywhere">
					{to ? (
						<Box asChild textDecoration="underline" textUnderlineOffset="3px">
							<Link to={to} onClick={onFollow}>
								{title}
							</Link>
						</Box>
					) : (
						title
					)}
				</Box>
				<Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="0.5">
					<Box textStyle="secondary" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
						{text}
					</Box>
					<Whose todo={todo} />
				</Box>
			</Box>
			<Box display="flex" alignItems="start" gap="1" flexShrink="0">
				{todo.state === 'open' && mayDo && (
					<Button
						size="sm"
						variant="outline"
						colorPalette="gray"
						px="2.5"
						waits={acts.isPending}
						aria-label={formatMessage(messages.doneName, { entry: title })}
						onClick={() => void acts.markDone()}
					>
						<CheckIcon size={16} aria-hidden />
						<Box as="span" hideBelow="sm">
							{formatMessage(messages.done)}
						</Box>
					</Button>
				)}
				{isDoer && <TodoMenu todo={todo} entry={title} acts={acts} mayDo={mayDo} />}
			</Box>
		</Box>
	);
}

/** Whose it is, and where it stands. */
function Whose({ todo }: { todo: Todo }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const relative = useRelative();
	const myself = useSession(({ user }) => user?.id);
	const { companyname, assigned_to, assigned_name: name, state, raised_at } = todo;
	const parts = [
		companyname,
		assigned_to &&
			(assigned_to === myself
				? formatMessage(messages.mine)
				: formatMessage(messages.assignedTo, { name })),
		state === 'put_off' &&
			todo.put_off_until &&
			formatMessage(messages.putOffUntil, { until: dateTime(todo.put_off_until) }),
		state === 'done' && formatMessage(messages.doneBy, { name: todo.done_name }),
	].filter(Boolean);
	return (
		<Box textStyle="xs" color="fg.muted">
			{parts.map((part) => `${part} · `).join('')}
			<time dateTime={raised_at} title={dateTime(raised_at)}>
				{relative(raised_at)}
			</time>
		</Box>
	);
}
