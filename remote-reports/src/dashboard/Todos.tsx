import { Loaded, MoreLink, Section } from '@borlette/shared/cards';
import { useIntl } from '@borlette/shared/i18n';
import { useScreen } from '@borlette/shared/screens';
import { FIRST_TODOS, TodoList, todoMessages, useSeesTodos, useTodos } from '@borlette/shared/todo';
import { Box, Skeleton, SuccessIcon } from '@borlette/shared/ui';

/** So that the figures of the day are in sight below them. */
const SHOWN = 3;

/** What needs this person first of all; a line where nothing does. */
export function Todos() {
	const { formatMessage } = useIntl();
	const sees = useSeesTodos();
	const read = useTodos(FIRST_TODOS);
	const all = useScreen('todo.list');
	if (!sees) return null;
	const counts = read.data?.counts;
	const isNothing = read.data?.items.length === 0;
	return (
		<Section
			title={formatMessage(todoMessages.title)}
			text={
				counts &&
				!isNothing &&
				formatMessage(todoMessages.counts, {
					urgent: counts.urgent,
					rest: counts.today + counts.soon,
				})
			}
			actions={<MoreLink to={all}>{formatMessage(todoMessages.all)}</MoreLink>}
		>
			<Loaded read={read} skeleton={<Skeleton h="14" />}>
				{({ items }) =>
					items.length === 0 ? <AllIsWell /> : <TodoList todos={items.slice(0, SHOWN)} />
				}
			</Loaded>
		</Section>
	);
}

function AllIsWell() {
	const { formatMessage } = useIntl();
	return (
		<Box display="flex" alignItems="center" gap="3" color="fg.muted">
			<Box as="span" color="fg.success" flexShrink="0" aria-hidden>
				<SuccessIcon size={22} />
			</Box>
			<Box display="flex" flexWrap="wrap" columnGap="2">
				<Box as="span" fontWeight="semibold" color="fg">
					{formatMessage(todoMessages.nothing)}
				</Box>
				<span>{formatMessage(todoMessages.nothingText)}</span>
			</Box>
		</Box>
	);
}
