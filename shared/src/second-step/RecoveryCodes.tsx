import { saveFile } from '../api/index.ts';
import { FormattedMessage, useIntl, words } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import {
	Box,
	Button,
	CopyIcon,
	DownloadIcon,
	Notice,
	PrintIcon,
	PrintSheet,
	Text,
	toast,
} from '../ui/index.ts';
import { messages } from './messages.ts';

const PAPER_MM = 120;

/** The recovery codes, this once: to be kept on paper or in a safe place. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
	const { formatMessage } = useIntl();
	const username = useSession(({ user }) => user?.username ?? '');
	const heading = formatMessage(messages.codesOf, { username });
	const text = `${heading}\n\n${codes.join('\n')}\n`;

	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			toast.success(formatMessage(messages.codesCopied));
		} catch {
			toast.error(formatMessage(messages.codesNotCopied));
		}
	}

	return (
		<>
			<Notice status="warning" title={<FormattedMessage {...messages.codesOnce} />} />
			<PrintSheet width={PAPER_MM}>
				<Box borderWidth="1px" borderRadius="md" p="5">
					<Text fontWeight="semibold" mb="3">
						{heading}
					</Text>
					<Box
						as="ul"
						data-testid="recovery-codes"
						listStyleType="none"
						display="grid"
						gridTemplateColumns="1fr 1fr"
						gap="2"
						dir="ltr"
						textStyle="reference"
					>
						{codes.map((code) => (
							<li key={code}>{code}</li>
						))}
					</Box>
				</Box>
			</PrintSheet>
			<Box display="flex" flexWrap="wrap" gap="3" justifyContent="center">
				<Button variant="outline" onClick={() => void copy()}>
					<CopyIcon size={16} aria-hidden />
					<FormattedMessage {...words.copy} />
				</Button>
				<Button
					variant="outline"
					onClick={() =>
						saveFile({
							content: new Blob([text], { type: 'text/plain' }),
							name: `${formatMessage(messages.codesFile)}.txt`,
						})
					}
				>
					<DownloadIcon size={16} aria-hidden />
					<FormattedMessage {...messages.download} />
				</Button>
				<Button variant="outline" onClick={() => window.print()}>
					<PrintIcon size={16} aria-hidden />
					<FormattedMessage {...words.print} />
				</Button>
				<Button onClick={onDone}>
					<FormattedMessage {...messages.codesKept} />
				</Button>
			</Box>
		</>
	);
}
