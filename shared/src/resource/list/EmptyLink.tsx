import { useIntl } from '../../i18n/index.ts';
import { Link } from '../../router/index.ts';
import { Button } from '../../ui/index.ts';
import type { AnyResource } from '../definition.ts';
import { useAddAddress } from '../useAddAddress.ts';

/** From an empty list to where what its rows come of is added. */
export function EmptyLink({ label, screen }: NonNullable<AnyResource['emptyLink']>) {
	const { formatMessage } = useIntl();
	const to = useAddAddress(screen);
	return (
		to && (
			<Button asChild variant="outline">
				<Link to={to}>{formatMessage(label)}</Link>
			</Button>
		)
	);
}
