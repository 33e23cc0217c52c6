import { FormattedMessage } from '@borlette/shared/i18n';
import { ErrorState } from '@borlette/shared/ui';
import { use } from 'react';
import { RemoteRefused } from '../loading/failures.ts';
import { useOtherBuild } from '../loading/running.ts';
import type { Withdrawal } from '../registry/gate.ts';
import { FailureAction } from './failureAction.ts';
import { wordsOf } from './failureWords.ts';
import { ReloadButton } from './ReloadButton.tsx';

interface Props {
	remote: string;
	withdrawal: Withdrawal;
}

/** In place of a page whose build was forbidden, or whose remote was taken out, while it was open. */
export function Withdrawn({ remote, withdrawal }: Props) {
	const hasOther = useOtherBuild(remote);
	const Action = use(FailureAction);
	const error = new RemoteRefused(remote, withdrawal);
	const { title, text, values } = wordsOf(error, hasOther ? 'newer' : undefined);
	return (
		<ErrorState
			title={<FormattedMessage {...title} />}
			text={<FormattedMessage {...text} values={values} />}
			details={error.message}
			action={
				<>
					{hasOther && <ReloadButton remote={remote} advice="newer" />}
					<Action remote={remote} error={error} />
				</>
			}
		/>
	);
}
