import { useIntl } from '@borlette/shared/i18n';
import Bowser from 'bowser';
import { messages } from './messages.ts';

/** A user agent as « Chrome 141 · Windows »; a program that is no browser by its own name. */
export function useBrowserName(): (userAgent: string) => string {
	const { formatMessage } = useIntl();
	return (userAgent) => {
		const { browser, os } = Bowser.parse(userAgent || ' ');
		const [major] = (browser.version ?? '').split('.');
		const name = [browser.name, major].filter(Boolean).join(' ');
		const parts = [name, os.name].filter(Boolean);
		if (parts.length > 0) return parts.join(' · ');
		const [program] = userAgent.split(/[\s(]/);
		return program || formatMessage(messages.unknown);
	};
}
