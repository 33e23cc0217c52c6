import { Component, type ReactNode } from 'react';
import { noteFault } from '../watch/faults.ts';

interface State {
	/** Raised by one for each failure. */
	failures: number;
	error: unknown;
}

/** A page that goes on failing after so many beginnings is none that was left. */
const ENOUGH = 3;
const CALM_MS = 5_000;

/**
 * Around the pages of all remotes, and never left itself: what a page throws while it is taken away
 * (the cleanup of an effect, nodes that are no longer where React put them) comes here, because the
 * page's own boundary is already gone. The page that was asked for starts again, and nothing is said:
 * whoever looked at the other page has left it.
 */
export class PlaceOfPages extends Component<{ children: ReactNode }, State> {
	override state: State = { failures: 0, error: undefined };
	#calm: ReturnType<typeof setTimeout> | undefined;

	static getDerivedStateFromError(error: unknown) {
		return { error };
	}

	override componentDidCatch(error: unknown) {
		console.warn('A page failed while it was left; the next one is drawn.', error);
		noteFault({ kind: 'page', error, isShown: true });
		this.setState(({ failures }) => ({ failures: failures + 1 }));
		clearTimeout(this.#calm);
		this.#calm = setTimeout(() => this.setState({ failures: 0 }), CALM_MS);
	}

	override componentWillUnmount() {
		clearTimeout(this.#calm);
	}

	override render() {
		const { failures, error } = this.state;
		if (failures >= ENOUGH) throw error;
		return this.props.children;
	}
}
