import { call } from '@borlette/shared/api';
import { contactApi } from '@borlette/shared/contract/contact';
import { FormFrame, PhoneField, TextField } from '@borlette/shared/form';
import { useIntl } from '@borlette/shared/i18n';
import { Box, Button, Heading, Stack, SuccessIcon, Text } from '@borlette/shared/ui';
import { useState } from 'react';
import { messages } from './contact.messages.ts';

interface Values {
	name: string;
	email: string;
	phone: string;
	message: string;
}
const EMPTY: Values = { name: '', email: '', phone: '', message: '' };

/** A visitor writes to the provider. */
export function ContactForm() {
	const { formatMessage } = useIntl();
	const [isSent, setSent] = useState(false);
	return (
		<Box as="section" p="6" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="lg">
			{isSent ? (
				<Box role="status">
					<Box color="fg.success" aria-hidden mb="2">
						<SuccessIcon size={28} />
					</Box>
					<Heading as="h2" textStyle="lg" fontWeight="semibold">
						{formatMessage(messages.thanksTitle)}
					</Heading>
					<Text mt="2" textStyle="md" color="fg.muted">
						{formatMessage(messages.thanksText)}
					</Text>
					<Button mt="5" variant="outline" onClick={() => setSent(false)}>
						{formatMessage(messages.another)}
					</Button>
				</Box>
			) : (
				<>
					<Heading as="h2" textStyle="lg" fontWeight="semibold">
						{formatMessage(messages.title)}
					</Heading>
					<Text mt="2" mb="5" textStyle="md" color="fg.muted">
						{formatMessage(messages.text)}
					</Text>
					<FormFrame<Values, unknown>
						name="contact"
						initialValues={EMPTY}
						body={contactApi.send.input.body}
						save={({ phone, ...rest }) =>
							call(contactApi.send, { body: { ...rest, phone: phone || null } })
						}
						onSaved={() => setSent(true)}
						submitLabel={formatMessage(messages.send)}
					>
						<Stack gap="4">
							<TextField name="name" label={formatMessage(messages.name)} autoComplete="name" />
							<TextField
								name="email"
								label={formatMessage(messages.email)}
								autoComplete="email"
								inputMode="email"
							/>
							<PhoneField name="phone" label={formatMessage(messages.phone)} />
							<TextField name="message" label={formatMessage(messages.message)} isLong />
						</Stack>
					</FormFrame>
				</>
			)}
		</Box>
	);
}
