import { channelsApi, type MyChannels } from '@borlette/shared/contract/channels';
import { useRead, useWrite } from '@borlette/shared/data';
import { FormFrame, TextField } from '@borlette/shared/form';
import { FormattedMessage, useErrorText, useFormats, useIntl } from '@borlette/shared/i18n';
import { StatusBadge } from '@borlette/shared/resource';
import {
	Alert,
	Box,
	Button,
	ErrorState,
	Heading,
	Skeleton,
	Text,
	toast,
} from '@borlette/shared/ui';
import { useState } from 'react';
import { channelsMessages as messages } from './channels.messages.ts';

/** Where alerts and reports reach somebody: an address they confirmed, and browsers that they turned on. */
export function ChannelsSection() {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const { data, error, refetch } = useRead(channelsApi.read, {});
	if (error && !data)
		return (
			<ErrorState
				title={formatMessage(messages.failed)}
				text={errorText(error)}
				onRetry={() => void refetch()}
			/>
		);
	if (!data) return <Skeleton height="160px" />;
	return (
		<>
			<Address channels={data} />
			<Browsers channels={data} />
		</>
	);
}

function Address({ channels }: { channels: MyChannels }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const [isChanged, setChanged] = useState(false);
	const remove = useWrite(channelsApi.removeEmail, [channelsApi.read]);
	const { sender, email, is_confirmed } = channels;
	if (sender === null)
		return (
			<Alert.Root status="info">
				<Alert.Indicator />
				<Alert.Title>
					<FormattedMessage {...messages.noSender} />
				</Alert.Title>
			</Alert.Root>
		);
	if (!email || isChanged) {
		return <AddressForm email={email ?? ''} onSent={() => setChanged(false)} />;
	}
	return (
		<Box display="grid" gap="4">
			<Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
				<Text fontWeight="medium" overflowWrap="anywhere" dir="ltr">
					{email}
				</Text>
				<StatusBadge tone={is_confirmed ? 'success' : 'warning'}>
					{formatMessage(is_confirmed ? messages.isConfirmed : messages.toConfirm)}
				</StatusBadge>
			</Box>
			{!is_confirmed && <CodeForm />}
			<Box display="flex" flexWrap="wrap" gap="3">
				<Button variant="outline" colorPalette="gray" onClick={() => setChanged(true)}>
					<FormattedMessage {...messages.change} />
				</Button>
				<Button
					variant="ghost"
					colorPalette="error"
					loading={remove.isPending}
					onClick={() =>
						remove.mutate(
							{},
							{
								onSuccess: () => void toast.success(formatMessage(messages.removed)),
								onError: (error) => void toast.error(errorText(error)),
							},
						)
					}
				>
					<FormattedMessage {...messages.remove} />
				</Button>
			</Box>
		</Box>
	);
}

function AddressForm({ email, onSent }: { email: string; onSent: () => void }) {
	const { formatMessage } = useIntl();
	const { locale } = useFormats();
	const set = useWrite(channelsApi.setEmail, [channelsApi.read]);
	const problem = set.data?.problem;
	return (
		<FormFrame
			name="account.channels"
			initialValues={{ email }}
			body={channelsApi.setEmail.input.body}
			submitLabel={formatMessage(messages.sendCode)}
			save={(body) => set.mutateAsync({ body: { email: body.email.trim(), lang: locale } })}
			onSaved={(saved) => {
				if (saved.problem) return;
				toast.success(formatMessage(messages.codeSent, { email: saved.email ?? '' }));
				onSent();
			}}
		>
			<TextField
				name="email"
				label={formatMessage(messages.email)}
				help={formatMessage(messages.emailHelp)}
				autoComplete="email"
			/>
			{problem && (
				<Alert.Root status="error">
					<Alert.Indicator />
					<Alert.Content>
						<Alert.Title>
							<FormattedMessage {...messages.notSent} />
						</Alert.Title>
						<Alert.Description overflowWrap="anywhere">
							{problem.value ?? problem.code}
						</Alert.Description>
					</Alert.Content>
				</Alert.Root>
			)}
		</FormFrame>
	);
}

function CodeForm() {
	const { formatMessage } = useIntl();
	const confirm = useWrite(channelsApi.confirmEmail, [channelsApi.read]);
	const isWrong = confirm.data?.is_right === false;
	return (
		<FormFrame
			name="account.channels.code"
			initialValues={{ code: '' }}
			body={channelsApi.confirmEmail.input.body}
			submitLabel={formatMessage(messages.confirm)}
			save={(body) => confirm.mutateAsync({ body })}
			onSaved={({ is_right }) => {
				if (is_right) toast.success(formatMessage(messages.confirmed));
			}}
		>
			<TextField name="code" label={formatMessage(messages.code)} autoComplete="one-time-code" />
			{isWrong && (
				<Text color="fg.error" role="alert">
					<FormattedMessage {...messages.wrongCode} />
				</Text>
			)}
		</FormFrame>
	);
}

function Browsers({ channels: { browsers } }: { channels: MyChannels }) {
	const { formatMessage } = useIntl();
	const { dateTime } = useFormats();
	const errorText = useErrorText();
	const remove = useWrite(channelsApi.removeBrowser, [channelsApi.read]);
	return (
		<Box as="section" aria-labelledby="browsers" display="grid" gap="3">
			<Heading as="h3" id="browsers" textStyle="sm" fontWeight="semibold">
				<FormattedMessage {...messages.browsers} />
			</Heading>
			{browsers.length === 0 && (
				<Text color="fg.muted">
					<FormattedMessage {...messages.noBrowsers} />
				</Text>
			)}
			{browsers.length > 0 && (
				<Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="md">
					{browsers.map(({ id, label, created_at }) => (
						<Box
							as="li"
							key={id}
							display="flex"
							flexWrap="wrap"
							alignItems="center"
							justifyContent="space-between"
							gap="3"
							p="4"
							borderTopWidth="1px"
							_first={{ borderTopWidth: '0' }}
						>
							<Box>
								<Text fontWeight="medium">{label}</Text>
								<Text textStyle="secondary">
									{formatMessage(messages.browserSince, { moment: dateTime(created_at) })}
								</Text>
							</Box>
							<Button
								size="sm"
								variant="outline"
								colorPalette="gray"
								aria-label={formatMessage(messages.removeBrowserOf, { name: label })}
								onClick={() =>
									remove.mutate(
										{ body: { id } },
										{
											onSuccess: () =>
												void toast.success(formatMessage(messages.browserRemoved, { name: label })),
											onError: (error) => void toast.error(errorText(error)),
										},
									)
								}
							>
								<FormattedMessage {...messages.removeBrowser} />
							</Button>
						</Box>
					))}
				</Box>
			)}
		</Box>
	);
}
