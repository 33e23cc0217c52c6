import { useEffect, useLayoutEffect } from 'react';
import { drawPage, enterPage, leavePage, mendPage } from '../containment/guard.ts';
import { noteFirstPage } from './firstPage.ts';

interface Props {
	remote: string;
	/** Another one for each page, and for each further try of it. */
	visit: string;
	/** The code of the page is here. */
	hasPage: boolean;
}

/**
 * Tells the guards when a page of a remote is entered, drawn and left. It is before the page and
 * draws nothing: its effects come before the page's, and end before them.
 */
export function Stay({ remote, visit, hasPage }: Props) {
	useLayoutEffect(
		function stay() {
			enterPage(remote);
			return () => leavePage(remote);
		},
		// Leaves and enters between two visits too.
		[remote, visit],
	);
	useLayoutEffect(
		function beginDrawing() {
			if (hasPage) drawPage(remote);
		},
		[remote, hasPage, visit],
	);
	return null;
}

/** Stands behind the page and draws nothing: its effects come after the page's, and before the host's. */
export function AfterPage() {
	useLayoutEffect(mendPage);
	useEffect(mendPage);
	useEffect(noteFirstPage, []);
	return null;
}
