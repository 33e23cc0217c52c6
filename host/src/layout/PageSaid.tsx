import { VisuallyHidden } from '@borlette/shared/ui';
import { useEffect, useState } from 'react';

/** Tells screen readers, once, which page a link led to: nothing is reloaded, and the focus stays in the menu or is at the page. */
export function PageSaid() {
	const [said, setSaid] = useState('');
	useEffect(function followTitle() {
		const title = document.querySelector('title');
		if (!title) return;
		// The first one is said by the browser, as of any page.
		const first = window.location.pathname;
		let hasLeft = false;
		const observer = new MutationObserver(() => {
			hasLeft ||= window.location.pathname !== first;
			if (hasLeft) setSaid(document.title);
		});
		observer.observe(title, { childList: true, characterData: true, subtree: true });
		return () => observer.disconnect();
	}, []);
	return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
}
