import { serverNow } from '../../api/index.ts';
import { useFormats } from '../../i18n/index.ts';

/** The day, `yyyy-MM-dd`, that it is where the company is, by the server's clock. */
export function useToday(): string {
	const { date } = useFormats();
	return date(new Date(serverNow()));
}
