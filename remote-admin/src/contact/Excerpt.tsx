import type { ContactMessage } from '@borlette/shared/contract/contact';
import { Text } from '@borlette/shared/ui';

/** The beginning of a message; its row opens the whole. */
export const Excerpt = ({ item: { message } }: { item: ContactMessage }) => (
	<Text as="span" display="block" maxWidth="420px" truncate>
		{message}
	</Text>
);
