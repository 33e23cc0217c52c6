import { FormattedMessage, words } from '@borlette/shared/i18n';
import { useSession } from '@borlette/shared/session';
import { Button } from '@borlette/shared/ui';
import { useBrand } from './brand.ts';
import { LoginForm } from './LoginForm.tsx';

interface Props {
	onSuccess: () => void;
	onCancel: () => void;
}

/** The login form with the name filled in; in a file of its own, so that formik comes only when needed. */
export function ReauthenticationForm({ onSuccess, onCancel }: Props) {
	const username = useSession((state) => state.user?.username);
	const brand = useBrand();
	return (
		<LoginForm
			brand={brand}
			username={username}
			onSuccess={onSuccess}
			otherButton={
				<Button size="lg" variant="outline" colorPalette="gray" onClick={onCancel}>
					<FormattedMessage {...words.cancel} />
				</Button>
			}
		/>
	);
}
