import { useIntl } from '@borlette/shared/i18n';
import { ChooseCompanyButton } from '@borlette/shared/resource';
import { Link } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import { useSession } from '@borlette/shared/session';
import { Button, EmptyState, Flex, PageFrame, PageHeader } from '@borlette/shared/ui';
import { Rules } from './RulesPage.tsx';
import { messages } from './rules.messages.ts';

/** The rules of the company worked on, from the menu. */
export function OptionsPage() {
	const { formatMessage } = useIntl();
	const chosen = useSession(({ user }) => user?.select_company);
	const list = useScreen('company.list');
	if (chosen) return <Rules companyId={chosen} title={messages.options} />;
	return (
		<PageFrame>
			<PageHeader title={formatMessage(messages.options)} />
			<EmptyState
				title={formatMessage(messages.chooseFirst)}
				text={formatMessage(messages.chooseFirstText)}
				action={
					<Flex gap="3" wrap="wrap" justify="center">
						<ChooseCompanyButton />
						{list && (
							<Button asChild variant="ghost">
								<Link to={list}>{formatMessage(messages.back)}</Link>
							</Button>
						)}
					</Flex>
				}
			/>
		</PageFrame>
	);
}
