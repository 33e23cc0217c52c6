import { download, saveFile } from '@borlette/shared/api';
import type { Endpoint } from '@borlette/shared/contract';
import type { ImportApi } from '@borlette/shared/contract/imports';
import { useErrorText, useIntl, useLocale } from '@borlette/shared/i18n';
import { Button, Card, DownloadIcon, Flex, Heading, Text, toast } from '@borlette/shared/ui';
import { messages } from './messages.ts';

/** A file with the headings, as a workbook or as CSV. */
export function Templates({ api }: { api: ImportApi }) {
	const { formatMessage } = useIntl();
	const errorText = useErrorText();
	const lang = useLocale((state) => state.locale);
	async function fetchTemplate(endpoint: Endpoint) {
		try {
			saveFile(await download(endpoint, { query: { lang } }));
		} catch (error) {
			toast.error(errorText(error));
		}
	}
	return (
		<Card.Root as="section" aria-labelledby="template">
			<Card.Body>
				<Heading as="h2" size="md" id="template" mb="1">
					{formatMessage(messages.template)}
				</Heading>
				<Text color="fg.muted" mb="4">
					{formatMessage(messages.templateText)}
				</Text>
				<Flex gap="3" wrap="wrap">
					<Button variant="outline" onClick={() => void fetchTemplate(api.xlsx)}>
						<DownloadIcon size={16} aria-hidden />
						{formatMessage(messages.xlsx)}
					</Button>
					<Button variant="outline" onClick={() => void fetchTemplate(api.csv)}>
						<DownloadIcon size={16} aria-hidden />
						{formatMessage(messages.csv)}
					</Button>
				</Flex>
			</Card.Body>
		</Card.Root>
	);
}
