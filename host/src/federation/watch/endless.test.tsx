import type { ReactNode } from 'react';

/** Updates after which a loop has long been cut. */
const MANY = 1_000;

/** ms */
let time = 0;
beforeEach(() => {
	// A clock that goes on with the loops, so that the machine's speed does not matter.
	jest.spyOn(performance, 'now').mockImplementation(() => time);
	// No frame is drawn meanwhile.
	jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
	// React's development build says of each loop that it is one.
	jest.spyOn(console, 'error').mockImplementation(() => undefined);
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** React asks whom to tell of its work when it is loaded: so it is loaded after the hook, and anew. */
async function load() {
	jest.resetModules();
	await import('./commits.ts');
	const { watchEndless, watchPlace } = await import('./endless.ts');
	const { Component, useEffect, useState } = await import('react');
	const { createRoot } = await import('react-dom/client');
	watchEndless();

	const cut = jest.fn();
	class Place extends Component<{ children: ReactNode }, { isCut: boolean }> {
		override state = { isCut: false };
		override componentDidMount() {
			const put = (error: Error) => {
				cut(error.message);
				this.setState({ isCut: true });
			};
			watchPlace({ boundary: this, remote: 'remote-two', cut: put });
		}
		override render() {
			return this.state.isCut ? <p>stopped</p> : this.props.children;
		}
	}
	/** Draws itself anew without end, until it was drawn so often. */
	function Loop({
		onEnd,
		ms = 4,
		children,
	}: {
		onEnd?: () => void;
		ms?: number;
		children?: ReactNode;
	}) {
		const [count, setCount] = useState(0);
		useEffect(() => {
			time += ms;
			if (count < MANY) setCount(count + 1);
			else onEnd?.();
		}, [count, onEnd, ms]);
		return (
			<>
				<i>{count}</i>
				{children}
			</>
		);
	}
	const root = createRoot(document.body.appendChild(document.createElement('div')));
	return { Loop, Place, cut, root };
}

// However slow the machine: what its own effects ask for has no end.
test.each([4, 500])(
	'a page that draws itself without end, every %i ms, is cut in its place',
	async (ms) => {
		const { Loop, Place, cut, root } = await load();
		await new Promise<void>((resolve) => {
			cut.mockImplementation(() => resolve());
			root.render(
				<main>
					<Place>
						<Loop ms={ms} />
					</Place>
				</main>,
			);
		});
		expect(cut).toHaveBeenCalledWith(expect.stringMatching(/^remote-two draws itself anew/));
		root.unmount();
	},
);

test.each(['beside a page', 'around it'])(
	'a loop of the host, %s, is laid at no remote’s door',
	async (where) => {
		const { Loop, Place, cut, root } = await load();
		await new Promise<void>((resolve) => {
			const place = (
				<Place>
					<p>calm</p>
				</Place>
			);
			const isAround = where === 'around it';
			root.render(
				<>
					<Loop onEnd={resolve}>{isAround && place}</Loop>
					{!isAround && place}
				</>,
			);
		});
		expect(cut).not.toHaveBeenCalled();
		root.unmount();
	},
);
