import { saveFile } from '@borlette/shared/api';
import { facturationApi } from '@borlette/shared/contract/facturation';
import { useRead } from '@borlette/shared/data';
import { useErrorText, useFormats, useIntl, words } from '@borlette/shared/i18n';
import { Link, useParams } from '@borlette/shared/router';
import { useScreen } from '@borlette/shared/screens';
import {
	Box,
	Button,
	DownloadIcon,
	ErrorState,
	PageFrame,
	PageHeader,
	PrintIcon,
	Skeleton,
	VisuallyHidden,
} from '@borlette/shared/ui';
import { messages } from './messages.ts';
import { Pages } from './Pages.tsx';
import { useInvoicePdf } from './useInvoicePdf.ts';

/** The PDF of an invoice, as it is sent: to read, to store, to print. */
export function PdfPage() {
	const { formatMessage } = useIntl();
	const { amount, day } = useFormats();
	const errorText = useErrorText();
	const list = useScreen('facturation.list');
	const { factuId = '' } = useParams();
	const { data: invoice, error: unread } = useRead(facturationApi.one, { params: { factuId } });
	const { file, pages, error, retry } = useInvoicePdf(factuId);
	const isUnknown = unread?.code === 'not_found';
	const title = formatMessage(messages.title, { number: invoice?.number ?? '' });
	const label = invoice
		? formatMessage(messages.pageOf, {
				number: invoice.number,
				company: invoice.companyname,
				amount: amount(invoice.amount, invoice.currency),
				due: day(invoice.due_on),
				remaining: amount(invoice.amount - invoice.paid, invoice.currency),
			})
		: title;

	return (
		<PageFrame>
			<PageHeader
				title={title}
				text={invoice?.companyname}
				crumbs={[
					{ label: formatMessage(messages.list), screen: 'facturation.list' },
					{ label: title },
				]}
				actions={
					<>
						<Button variant="outline" disabled={!pages} onClick={() => window.print()}>
							<PrintIcon size={16} aria-hidden />
							{formatMessage(words.print)}
						</Button>
						<Button disabled={!file} onClick={() => file && saveFile(file)}>
							<DownloadIcon size={16} aria-hidden />
							{formatMessage(messages.download)}
						</Button>
					</>
				}
			/>
			{pages && <Pages pages={pages} label={label} />}
			{!pages && error !== undefined && (
				<ErrorState
					title={formatMessage(isUnknown ? messages.unknown : messages.failed)}
					text={isUnknown ? formatMessage(messages.unknownText) : errorText(error)}
					{...(!isUnknown && { onRetry: retry })}
					action={
						list && (
							<Button asChild variant="outline">
								<Link to={list}>{formatMessage(messages.back)}</Link>
							</Button>
						)
					}
				/>
			)}
			{!pages && error === undefined && (
				<Box role="status" aria-busy="true">
					<VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
					<Skeleton maxWidth="210mm" mx="auto" aspectRatio="210 / 297" />
				</Box>
			)}
		</PageFrame>
	);
}
