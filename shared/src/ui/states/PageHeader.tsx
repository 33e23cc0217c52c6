import { Box, Breadcrumb, Heading } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { useIntl, words } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { type ScreenName, useScreen } from '../../screens/index.ts';
import { messages } from './messages.ts';

export interface Crumb {
	label: ReactNode;
	/** Where it leads, by name; absent for the page itself. */
	screen?: ScreenName;
	/** In place of it an address: of a list as it was left. null: nowhere. */
	to?: string | null;
}

interface Props {
	title: ReactNode;
	/** From the outermost in. */
	crumbs?: readonly Crumb[];
	/** In place of crumbs: it is one step from the start page. */
	fromHome?: boolean;
	/** Buttons of the page, the chief one last. */
	actions?: ReactNode;
	/** A line under the title. */
	text?: ReactNode;
}

/** The head of a page: its only `h1`. */
export function PageHeader({ title, crumbs, fromHome, actions, text }: Props) {
	const { formatMessage } = useIntl();
	const home = { label: formatMessage(words.home), screen: 'dashboard.home' } as const;
	const trail = fromHome ? [home, { label: title }] : crumbs;
	return (
		<Box
			as="header"
			display="flex"
			flexWrap="wrap"
			alignItems="flex-end"
			justifyContent="space-between"
			gap="4"
			mb="6"
		>
			<Box minW="0">
				{trail && trail.length > 0 && <Trail crumbs={trail} />}
				<Heading as="h1" textStyle="title">
					{title}
				</Heading>
				{text && (
					<Box mt="1" color="fg.muted">
						{text}
					</Box>
				)}
			</Box>
			{actions && (
				<Box display="flex" flexWrap="wrap" gap="3">
					{actions}
				</Box>
			)}
		</Box>
	);
}

/** On a phone the title alone says where one is; the way there stays on one line more often. */
const LAST = { base: 'none', sm: 'inline-flex' };

function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
	const intl = useIntl();
	return (
		<Breadcrumb.Root mb="1" aria-label={intl.formatMessage(messages.breadcrumb)}>
			<Breadcrumb.List flexWrap="wrap">
				{crumbs.map((crumb, index) => {
					const isLast = index === crumbs.length - 1;
					const display = isLast && index > 0 ? LAST : undefined;
					return (
						<Fragment key={crumb.to ?? crumb.screen ?? String(crumb.label)}>
							{index > 0 && <Breadcrumb.Separator display={display} />}
							<Breadcrumb.Item display={display}>
								<Step crumb={crumb} isLast={isLast} />
							</Breadcrumb.Item>
						</Fragment>
					);
				})}
			</Breadcrumb.List>
		</Breadcrumb.Root>
	);
}

/** One that leads nowhere for this person is only said; the last one is where they are. */
function Step({ crumb: { label, screen = '', to }, isLast }: { crumb: Crumb; isLast: boolean }) {
	const address = useScreen<ScreenName>(screen);
	const link = to ?? address;
	if (link) {
		return (
			<Breadcrumb.Link asChild>
				<Link to={link}>{label}</Link>
			</Breadcrumb.Link>
		);
	}
	return isLast ? <Breadcrumb.CurrentLink>{label}</Breadcrumb.CurrentLink> : <span>{label}</span>;
}
