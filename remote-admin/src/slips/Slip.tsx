import type { SignIn } from '@borlette/shared/contract/imports';
import { useIntl, words } from '@borlette/shared/i18n';
import { Paper, QRCodeSVG } from '@borlette/shared/ticket';
import { Box, Flex } from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { signInCode } from './signInText.ts';

const QR_PX = 116;

/** What an agent signs in with, on paper: to be cut out and handed over. */
export function Slip({ signIn }: { signIn: SignIn }) {
	const { formatMessage } = useIntl();
	const { name, company, username, password, surcussale_name } = signIn;
	return (
		<Paper label={name}>
			<Box fontSize="11px" lineHeight="14px" textTransform="uppercase" letterSpacing="0.04em">
				{formatMessage(messages.heading)}
			</Box>
			<Box fontSize="15px" lineHeight="20px" fontWeight="semibold" overflowWrap="anywhere">
				{name}
			</Box>
			<Box mb="2" overflowWrap="anywhere">
				{surcussale_name}
			</Box>
			<Flex gap="3" align="center" wrap="wrap">
				<QRCodeSVG
					value={signInCode(signIn)}
					size={QR_PX}
					level="M"
					marginSize={1}
					bgColor="#FFFFFF"
					fgColor="#0E1216"
					style={{ flexShrink: 0 }}
					title={formatMessage(messages.qr, { name })}
				/>
				{/* Beside the code on a card; below it on a roll of 58 mm, where a password would be torn apart. */}
				<Box flex="1 1 130px" minWidth="0">
					<Entry label={formatMessage(words.company)}>{company}</Entry>
					<Entry label={formatMessage(words.username)}>{username}</Entry>
					<Entry label={formatMessage(words.password)}>{password}</Entry>
				</Box>
			</Flex>
			<Box mt="2" fontSize="11px" lineHeight="14px">
				{formatMessage(messages.keep)}
			</Box>
		</Paper>
	);
}

function Entry({ label, children }: { label: string; children: string }) {
	return (
		<Box mb="1">
			<Box fontSize="11px" lineHeight="14px">
				{label}
			</Box>
			<Box fontFamily="mono" fontWeight="semibold" overflowWrap="anywhere" dir="ltr">
				{children}
			</Box>
		</Box>
	);
}
