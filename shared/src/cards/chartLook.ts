const LINE = 'var(--b-colors-border)';
const TICK = { fill: 'var(--b-colors-fg-muted)', fontSize: 12 } as const;

/** How charts look: props of the parts of recharts, which a remote that draws one brings along. */
export const chartLook = {
	/** The chart says in words what it shows (`ChartBox`). */
	chart: { responsive: true, accessibilityLayer: false },
	grid: { stroke: LINE },
	/** Along what is compared: days, hours. */
	axis: { tick: TICK, tickLine: false, axisLine: { stroke: LINE } },
	/** Of the amounts. */
	scale: { tick: TICK, tickLine: false, axisLine: false },
	/** As many of the days or hours are named as have room. */
	spaced: { interval: 'equidistantPreserveStart', minTickGap: 16 },
	tip: { isAnimationActive: false, cursor: { fill: 'var(--b-colors-bg-muted)' } },
	/** Of a single series. */
	ink: 'var(--b-colors-chart-1)',
	/** Of a bar that is not whole yet. */
	paler: 0.55,
} as const;
