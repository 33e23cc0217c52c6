import { useEffect, useState } from 'react';

const SHEET = '/evil-sheet.css';

/** Sheets that no build has seen: React keeps one of them in the head for ever, a script puts another there. */
export function LinkedSheets() {
	const [isDone, setDone] = useState(false);
	useEffect(function putIntoHead() {
		const link = document.createElement('link');
		Object.assign(link, { rel: 'stylesheet', href: `${SHEET}?appended` });
		document.head.append(link);
		const late = document.createElement('link');
		document.head.append(late);
		late.href = `${SHEET}?late`;
		late.rel = 'stylesheet';
		setDone(true);
	}, []);
	return (
		<>
			<link rel="stylesheet" href={`${SHEET}?drawn`} precedence="default" />
			<h1>{isDone ? 'linked-sheets' : '…'}</h1>
		</>
	);
}
