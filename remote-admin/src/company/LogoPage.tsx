import { companyApi } from '@borlette/shared/contract/company';
import { useList, useWrite } from '@borlette/shared/data';
import { FormFrame, ImageField } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { ChooseCompany } from '@borlette/shared/resource';
import { useSession } from '@borlette/shared/session';
import { Box, Card, PageFrame, PageHeader, toast } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages as companyMessages } from './messages.ts';
import { messages } from './rules.messages.ts';

interface Values {
	user_photo: File | null;
}

/** The logo of the company worked on; its own admin changes it here. */
export function LogoPage() {
	const { formatMessage } = useIntl();
	const id = useSession(({ user }) => user?.select_company ?? null);
	const name = useSession(({ user }) => user?.companyname ?? '');
	return (
		<PageFrame>
			<PageHeader
				title={formatMessage(messages.logoTitle)}
				fromHome
				{...(id && { text: formatMessage(messages.logoText, { name }) })}
			/>
			{id ? <LogoForm companyId={id} /> : <ChooseCompany />}
		</PageFrame>
	);
}

function LogoForm({ companyId }: { companyId: string }) {
	const { formatMessage } = useIntl();
	const { rows } = useList(companyApi.list, { id: companyId, limit: 1 });
	const write = useWrite(companyApi.changeLogo, [companyApi.list, companyApi.one]);
	const user = useSession((session) => session.user);
	const refreshProfile = useSession((session) => session.refreshProfile);
	// A form is done once; another logo is another form.
	const [round, setRound] = useState(0);
	return (
		<Box maxWidth="560px">
			<FormFrame<Values, unknown>
				key={round}
				name="company.logo"
				initialValues={{ user_photo: null }}
				body={undefined}
				save={async ({ user_photo }) => {
					if (!user_photo) {
						toast.error(formatMessage(messages.logoChoose));
						return undefined;
					}
					const saved = await write.mutateAsync({ files: { user_photo } });
					// The menu shows it too, and the one before is gone.
					if (user) refreshProfile({ ...user, company_photo: saved.user_photo });
					toast.success(formatMessage(messages.logoSaved));
					return undefined;
				}}
				onSaved={() => setRound((before) => before + 1)}
			>
				<Card.Root>
					<Card.Body>
						<ImageField
							name="user_photo"
							label={formatMessage(companyMessages.logo)}
							help={formatMessage(companyMessages.logoHelp)}
							current={rows?.[0]?.user_photo ?? null}
						/>
					</Card.Body>
				</Card.Root>
			</FormFrame>
		</Box>
	);
}
