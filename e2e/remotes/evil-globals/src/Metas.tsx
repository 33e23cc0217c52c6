import { useEffect, useState } from 'react';

/** What React draws of these comes into the head, as if the shell had written it; a helmet's own script puts them there. */
export function Metas() {
	const [isDone, setDone] = useState(false);
	useEffect(function putIntoHead() {
		for (const [name, value] of [
			['name', 'viewport'],
			['http-equiv', 'Content-Security-Policy'],
		] as const) {
			const meta = document.createElement('meta');
			meta.setAttribute(name, value);
			meta.content = name === 'name' ? 'width=1200' : "connect-src 'none'";
			document.head.append(meta);
		}
		sayAfterwards();
		setDone(true);
	}, []);
	return (
		<>
			<meta name="viewport" content="width=1400, maximum-scale=1, user-scalable=no" />
			<meta name="referrer" content="unsafe-url" />
			<meta name="description" content="Evil" />
			<meta httpEquiv="Content-Security-Policy" content="connect-src 'none'; img-src 'none'" />
			<meta httpEquiv="refresh" content="1;url=/dashboard/rapport" />
			<h1>{isDone ? 'metas' : '…'}</h1>
		</>
	);
}

/** Puts them there first, empty or within something, and has them say it then. */
function sayAfterwards(): void {
	const late = document.createElement('meta');
	document.head.append(late);
	late.content = "img-src 'none'";
	late.httpEquiv = 'Content-Security-Policy';
	const named = document.createElement('meta');
	document.head.append(named);
	named.setAttribute('content', 'width=1100');
	named.setAttribute('NAME', 'viewport');
	const within = document.createElement('div');
	const inner = document.createElement('meta');
	Object.assign(inner, { name: 'viewport', content: 'width=1000' });
	within.append(inner);
	document.body.append(within);
}
