import { contactApi } from '@borlette/shared/contract/contact';
import { useRead } from '@borlette/shared/data';
import { useErrorText, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { RowPanel } from '@borlette/shared/resource';
import { Box, Button, Drawer, ErrorState, MailIcon, Skeleton, Text } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** The whole message of a visitor, and the way to answer it. */
export function ContactDrawer({ name: messageId, onClose }: { name: string; onClose: () => void }) {
	const { formatMessage } = useIntl();
	const { dateTime, phone } = useFormats();
	const errorText = useErrorText();
	const { data, error, refetch } = useRead(contactApi.one, { params: { messageId } });
	return (
		<RowPanel
			title={data?.name ?? formatMessage(words.message)}
			closeLabel={formatMessage(words.close)}
			footer={
				data && (
					<Drawer.Footer>
						<Button asChild>
							<a href={`mailto:${encodeURIComponent(data.email)}`}>
								<MailIcon aria-hidden />
								{formatMessage(messages.answer)}
							</a>
						</Button>
					</Drawer.Footer>
				)
			}
			onClose={onClose}
		>
			{data && (
				<>
					<Text color="fg.muted">{dateTime(data.created_at)}</Text>
					<Text mt="1">{data.email}</Text>
					{data.phone && <Text dir="ltr">{phone(data.phone)}</Text>}
					<Text mt="5" textStyle="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
						{data.message}
					</Text>
				</>
			)}
			{!data && error && (
				<ErrorState
					title={formatMessage(messages.unknown)}
					text={errorText(error)}
					{...(error.isPassing && { onRetry: () => void refetch() })}
				/>
			)}
			{!data && !error && (
				<Box aria-busy="true">
					<Skeleton height="160px" />
				</Box>
			)}
		</RowPanel>
	);
}
