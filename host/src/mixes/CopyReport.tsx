import { defineMessages } from '@borlette/shared/i18n';
import { CopyText } from '@borlette/shared/ui';
import type { ComponentProps } from 'react';
import type { Failed } from '../federation/notes/failureAction.ts';
import { reportOf } from './report.ts';

const messages = defineMessages({
	copy: {
		id: 'mix.copyReport',
		defaultMessage: 'Copier le rapport',
		description: 'Button of an error page: copies what the support needs to know',
	},
});

/** On every error page: what the support needs, without anything about people. */
export function CopyReport({
	remote,
	error,
	...style
}: Failed & Pick<ComponentProps<typeof CopyText>, 'size'>) {
	const failed = { ...(remote && { remote }), error };
	return <CopyText label={messages.copy} text={() => reportOf(failed)} {...style} />;
}
