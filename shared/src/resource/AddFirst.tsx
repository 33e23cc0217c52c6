import { useIntl } from '../i18n/index.ts';
import { Link } from '../router/index.ts';
import type { ScreenName } from '../screens/index.ts';
import { Box } from '../ui/index.ts';
import { resourceMessages } from './messages.ts';
import { useAddAddress } from './useAddAddress.ts';

/** What has to be there first stands on another page: leads there whoever may open it. */
export function AddFirst({ add }: { add: ScreenName }) {
	const { formatMessage } = useIntl();
	const to = useAddAddress(add);
	return (
		to && (
			<Box asChild color="brand.fg" textDecoration="underline">
				<Link to={to}>{formatMessage(resourceMessages.addFirst)}</Link>
			</Box>
		)
	);
}
