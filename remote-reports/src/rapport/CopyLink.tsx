import type { ReportPage } from '@borlette/shared/contract/rapport';
import { useIntl } from '@borlette/shared/i18n';
import { useLocation } from '@borlette/shared/router';
import { Button, CopyIcon, toast } from '@borlette/shared/ui';
import { linkMessages as messages } from './link.messages.ts';
import { linkOf } from './link.ts';

/** Copies an address that proves later whether the figures are still these. */
export function CopyLink({ page }: { page: ReportPage | undefined }) {
	const { formatMessage } = useIntl();
	const { pathname, search } = useLocation();

	async function copy(of: ReportPage) {
		const link = linkOf(`${window.location.origin}${pathname}${search}`, of);
		try {
			await navigator.clipboard.writeText(link);
			toast.success(formatMessage(messages.copied));
		} catch {
			// The browser refuses, e.g. on a page without TLS: the person copies it by hand.
			window.prompt(formatMessage(messages.copyFailed), link);
		}
	}
	return (
		<Button
			variant="outline"
			colorPalette="gray"
			disabled={!page}
			onClick={() => page && void copy(page)}
		>
			<CopyIcon size={16} aria-hidden />
			{formatMessage(messages.copy)}
		</Button>
	);
}
