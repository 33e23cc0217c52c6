import { defineTexts } from '@borlette/shared/i18n';
import { CopyText } from '@borlette/shared/ui';
import type { ComponentProps } from 'react';
import type { Failed } from '../federation/notes/failureAction.ts';
import { reportOf } from './report.ts';

const messages = defineTexts('mix', {
	// Button of an error page: copies what the support needs to know
	copy: 'Copier le rapport',
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
