import { Box, Breadcrumb, Heading } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { messages } from './messages.ts';

export interface Crumb {
	label: ReactNode;
	/** Absent for the page itself. */
	to?: string;
}

interface Props {
	title: ReactNode;
	/** From the outermost in. */
	crumbs?: readonly Crumb[];
	/** Buttons of the page, the chief one last. */
	actions?: ReactNode;
	/** A line under the title. */
	text?: ReactNode;
}

/** The head of a page: its only `h1`. */
export function PageHeader({ title, crumbs, actions, text }: Props) {
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
				{crumbs && crumbs.length > 0 && <Trail crumbs={crumbs} />}
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

function Trail({ crumbs }: { crumbs: readonly Crumb[] }) {
	const intl = useIntl();
	return (
		<Breadcrumb.Root mb="1" aria-label={intl.formatMessage(messages.breadcrumb)}>
			<Breadcrumb.List flexWrap="wrap">
				{crumbs.map(({ label, to }, index) => (
					<Fragment key={to ?? String(label)}>
						{index > 0 && <Breadcrumb.Separator />}
						<Breadcrumb.Item>
							{to ? (
								<Breadcrumb.Link asChild>
									<Link to={to}>{label}</Link>
								</Breadcrumb.Link>
							) : (
								<Breadcrumb.CurrentLink>{label}</Breadcrumb.CurrentLink>
							)}
						</Breadcrumb.Item>
					</Fragment>
				))}
			</Breadcrumb.List>
		</Breadcrumb.Root>
	);
}
