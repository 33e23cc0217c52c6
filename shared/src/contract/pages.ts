import {
	endpoint,
	Instant,
	nullable,
	oneOf,
	type Static,
	strict,
	Type,
} from '@borlette/shared/contract';

const NAME = Type.String({ maxLength: 80, pattern: '^[a-z][a-z0-9-]*$', examples: ['production'] });
/** `1.4.0-3fa9c1`: version and hash. */
const Build = Type.String({
	maxLength: 80,
	pattern: '^[A-Za-z0-9][\\w.+-]*$',
	examples: ['1.4.0-abc123'],
});
const count = (most: number) => Type.Integer({ minimum: 0, maximum: most });
const some = (most: number) => Type.Optional(count(most));

/** Figures of a page load that browsers measure: ms; of `cls`, which has no unit, thousandths. */
export const VITALS = ['lcp', 'inp', 'cls'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * Upper ends of the classes that vitals are counted in, each with what is good and what is poor by
 * web.dev/articles/vitals among them. What is above the last one is a class of its own.
 */
export const VITAL_BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
	lcp: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 10_000, 15_000],
	inp: [25, 50, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
	cls: [10, 25, 50, 75, 100, 150, 200, 250, 350, 500, 750, 1000, 2000],
};

/** What a page saw of one build since it last told. */
export const PageCounts = strict({
	/** Absent: the host itself. */
	remote: Type.Optional(NAME),
	build: Build,
	/** 1: the first visit of this tab to this build. */
	tabs: some(1),
	/** Pages of it that were opened; of the host: documents. */
	visits: some(200),
	/** Visits with an error that is certainly of this build. */
	failing: some(200),
	/** 1: the first such error of this tab. */
	failing_tabs: some(1),
	/** Visits with an error that nothing names the build of, and with none that is its own. */
	unsure: some(200),
	/** Errors thrown or drawn in its place. */
	errors: some(1000),
	rejections: some(1000),
	/** Its code, or a part of it, did not come. */
	failed_loads: some(1000),
	/** 1: a page of it is on screen. */
	open: some(1),
	lcp: some(600_000),
	inp: some(600_000),
	cls: some(600_000),
});
export type PageCounts = Static<typeof PageCounts>;

/** Of a page; who sends it is looked up by the token, and only role and company are kept. */
export const PageReport = strict({
	channel: NAME,
	/** Of the channel's registry. */
	revision: count(1_000_000_000),
	/** Build of the host. */
	host: Build,
	builds: Type.Array(PageCounts, { minItems: 1, maxItems: 12 }),
});
export type PageReport = Static<typeof PageReport>;

const p75 = nullable(Type.Integer({ minimum: 0 }));
const Sums = {
	visits: count(Number.MAX_SAFE_INTEGER),
	tabs: count(Number.MAX_SAFE_INTEGER),
	failing: count(Number.MAX_SAFE_INTEGER),
	failing_tabs: count(Number.MAX_SAFE_INTEGER),
	unsure: count(Number.MAX_SAFE_INTEGER),
	errors: count(Number.MAX_SAFE_INTEGER),
	rejections: count(Number.MAX_SAFE_INTEGER),
	failed_loads: count(Number.MAX_SAFE_INTEGER),
	/** Three of four visits are at least as good; ms, of `cls` thousandths. Null: nobody measured. */
	lcp_p75: p75,
	inp_p75: p75,
	cls_p75: p75,
};

/** One build in a channel, on one build of the host. */
export const BuildSums = Type.Object({
	/** Null: the host itself. */
	remote: nullable(Type.String()),
	build: Type.String(),
	host: Type.String(),
	...Sums,
	/** Companies whose people ran it. */
	companies: count(Number.MAX_SAFE_INTEGER),
	/** Pages that say within the last ten minutes that they show it. */
	open: count(Number.MAX_SAFE_INTEGER),
	/** Newest revision of the registry that a page had which ran it. */
	revision: count(1_000_000_000),
	first_seen: Instant,
	last_seen: Instant,
});
export type BuildSums = Static<typeof BuildSums>;

/** A build within a stretch of time, for a chart. */
export const BuildMoment = Type.Object({
	at: Instant,
	remote: nullable(Type.String()),
	build: Type.String(),
	...Sums,
});
export type BuildMoment = Static<typeof BuildMoment>;

/** A page says so often that it is open; ms. */
export const OPEN_EVERY_MS = 300_000;
/** Lengths of a stretch, in minutes. */
export const STRETCHES = ['1', '5', '15', '60', '360', '1440'] as const;

const access = { roles: ['superuser'] } as const;
export const pagesApi = {
	report: endpoint({
		method: 'POST',
		path: '/api/pages',
		summary: 'What a page saw of the builds that it ran; signed out too. Sums are kept for 30 days',
		access: 'public',
		input: { body: PageReport },
		output: Type.Object({}),
	}),
	builds: endpoint({
		method: 'GET',
		path: '/api/generals/pages/builds',
		summary: 'Who runs what: visits, failures and vitals of each build of a channel',
		access,
		input: {
			query: strict({
				/** Without it production. */
				channel: Type.Optional(NAME),
				/** Without it the last 24 hours. */
				from: Type.Optional(Instant),
				to: Type.Optional(Instant),
			}),
		},
		output: Type.Object({ builds: Type.Array(BuildSums, { maxItems: 500 }) }),
		lane: 'report',
	}),
	course: endpoint({
		method: 'GET',
		path: '/api/generals/pages/course',
		summary: 'The same over time: one entry for each build and stretch in which anybody ran it',
		access,
		input: {
			query: strict({
				/** Without it production. */
				channel: Type.Optional(NAME),
				/** Of one remote; `host`: of the host itself. Without it of all. */
				remote: Type.Optional(NAME),
				from: Type.Optional(Instant),
				to: Type.Optional(Instant),
				/** Minutes; without it 15. */
				stretch: Type.Optional(oneOf(STRETCHES)),
			}),
		},
		/** The newest 2,000. */
		output: Type.Object({ moments: Type.Array(BuildMoment, { maxItems: 2_000 }) }),
		lane: 'report',
	}),
	closing: endpoint({
		method: 'GET',
		path: '/api/closing',
		summary: 'When the next draw of any company closes; nothing is promoted shortly before it',
		access: 'public',
		input: {},
		output: Type.Object({
			/** The database's clock. */
			now: Instant,
			/** Null: none is open. */
			next_close_at: nullable(Instant),
		}),
	}),
};
