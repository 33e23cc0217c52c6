import { type ReportPage, unknownFigures } from '@borlette/shared/contract/rapport';
import { useFormats, useIntl, words } from '@borlette/shared/i18n';
import { useLocation } from '@borlette/shared/router';
import { Button, MessageIcon } from '@borlette/shared/ui';
import { linkMessages as messages } from './link.messages.ts';
import { linkOf } from './link.ts';

/** WhatsApp's own address for a text that somebody then sends to whom they choose: no account of ours is needed. */
const WHATSAPP = 'https://wa.me/';

/** Hands the report's figures to WhatsApp, with the address that proves later whether they are still these. */
export function ShareLink({ page, title }: { page: ReportPage | undefined; title: string }) {
	const { formatMessage } = useIntl();
	const { amount, day } = useFormats();
	const { pathname, search } = useLocation();
	if (!page?.currency) return null;
	const { start_date, end_date, totals, currency, is_provisional, pending } = page;
	const unknown = unknownFigures({ ...totals, pending });
	const said = (name: 'gain' | 'balance_finale') =>
		unknown.includes(name) ? formatMessage(words.none) : amount(totals[name], currency);
	const days = [...new Set([start_date, end_date])].map((each) => day(each)).join(' – ');
	const text = [
		`${title} · ${days}`,
		formatMessage(messages.shareText, {
			vente: amount(totals.vente, currency),
			gain: said('gain'),
			balance: said('balance_finale'),
			state: is_provisional ? 'provisional' : 'final',
		}),
		linkOf(`${window.location.origin}${pathname}${search}`, page),
	].join('\n');
	return (
		<Button asChild variant="outline" colorPalette="gray">
			<a
				data-screen-only=""
				href={`${WHATSAPP}?text=${encodeURIComponent(text)}`}
				target="_blank"
				rel="noopener noreferrer"
			>
				<MessageIcon size={16} aria-hidden />
				{formatMessage(messages.share)}
			</a>
		</Button>
	);
}
