/**
 * The headers by which browsers hold a page to what it may do, and what is no page to nothing. Written here once:
 * the API sends them, and deploy/ writes the nginx configuration from them.
 */

/**
 * SHA-256 of nothing. Emotion puts an empty style element into the page and then its rules into it
 * by script, which no policy forbids; a style element that brings text of its own stays refused.
 */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where the browser reports what it refused; the API logs it (api/src/http/web/browser-reports.ts). */
export const REPORTS_PATH = '/api/browser-reports';

/** @param {Record<string, readonly string[]>} directives */
const policyOf = (directives) =>
	Object.entries(directives)
		.map(([name, values]) => [name, ...values].join(' '))
		.join('; ');

/** @param {readonly string[]} remoteOrigins */
function directivesOf(remoteOrigins) {
	const self = ["'self'", ...remoteOrigins];
	return {
		'default-src': ["'none'"],
		'script-src': self,
		'style-src': [...self, EMPTY],
		'img-src': [...self, 'data:', 'blob:'],
		// Of remotes a font is part of a style, and so of its signed hash.
		'font-src': [...self, 'data:'],
		'connect-src': self,
		'manifest-src': ["'self'"],
		// The host's alone: remotes bring none (federation/watch/freeze).
		'worker-src': ["'self'"],
		'base-uri': ["'none'"],
		'form-action': ["'none'"],
		'frame-ancestors': ["'none'"],
	};
}

const REPORTING = { 'report-uri': [REPORTS_PATH], 'report-to': ['refusals'] };

/** The host's one policy (host/src/federation/integrity/trustedTypes.ts); nobody can make a second one. */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** Of what is no page: where it is opened as one all the same, or runs as a worker, it may load nothing. */
const NOTHING = policyOf({
	'default-src': ["'none'"],
	'base-uri': ["'none'"],
	'form-action': ["'none'"],
	'frame-ancestors': ["'none'"],
});

const OF_ALL = {
	'cross-origin-resource-policy': 'same-origin',
	// Heeded over HTTPS only: who reached the house so once is not led to plain HTTP for a year, nor to
	// what stands below its name.
	'strict-transport-security': 'max-age=31536000; includeSubDomains',
	'x-content-type-options': 'nosniff',
};

/**
 * What of the device a page uses: to copy a text, the whole screen, and the camera that looks at a ticket on tour. All else is nobody's, a remote's neither, whatever
 * somebody brings into a page; what a page of tomorrow needs is added here.
 */
const USED = ['camera', 'clipboard-write', 'fullscreen'];
const UNUSED = [
	...['accelerometer', 'autoplay', 'clipboard-read', 'display-capture'],
	...[
		'encrypted-media',
		'gamepad',
		'geolocation',
		'gyroscope',
		'hid',
		'idle-detection',
		'local-fonts',
	],
	...[
		'magnetometer',
		'microphone',
		'midi',
		'payment',
		'picture-in-picture',
		'publickey-credentials-create',
	],
	...['publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'window-management'],
	'xr-spatial-tracking',
];

const POWERS = [
	...USED.map((power) => `${power}=(self)`),
	...UNUSED.map((power) => `${power}=()`),
].join(', ');

const OF_PAGES = {
	...OF_ALL,
	'reporting-endpoints': `refusals="${REPORTS_PATH}"`,
	'cross-origin-opener-policy': 'same-origin',
	'origin-agent-cluster': '?1',
	'permissions-policy': POWERS,
	'referrer-policy': 'strict-origin-when-cross-origin',
	'x-dns-prefetch-control': 'off',
	'x-download-options': 'noopen',
	'x-frame-options': 'DENY',
	'x-permitted-cross-domain-policies': 'none',
	'x-xss-protection': '0',
};

/**
 * Of a page, at whatever address, and of the answer that it is still the same: browsers take the headers of that one
 * over into the page that they keep.
 * @param {{ remoteOrigins?: readonly string[] }} [options] further origins that remotes come from
 * @returns {Record<string, string>} by name in lower case
 */
export function pageHeaders({ remoteOrigins = [] } = {}) {
	return {
		...OF_PAGES,
		'content-security-policy': policyOf({
			...directivesOf(remoteOrigins),
			...TRUSTED_TYPES,
			...REPORTING,
		}),
		// A script without a hash is not run, whoever put it into the page.
		'integrity-policy': 'blocked-destinations=(script), endpoints=(refusals)',
	};
}

/**
 * Of every other answer: scripts, styles, pictures, data. A page loads dozens of them, and what only a page heeds
 * would be a tenth of its first load.
 * @returns {Record<string, string>}
 */
export const fileHeaders = () => ({ ...OF_ALL, 'content-security-policy': NOTHING });

/** Where the service worker is; what stands there instead takes it away (decision 0071). */
export const WORKER_PATH = '/service-worker.js';

/**
 * Of the service worker, which is held to the policy that its script came with: it asks its own origin, runs no further
 * script, and makes none out of text.
 * @returns {Record<string, string>}
 */
export const workerHeaders = () => ({
	...OF_ALL,
	'content-security-policy': policyOf({
		'default-src': ["'none'"],
		'connect-src': ["'self'"],
		'require-trusted-types-for': ["'script'"],
		'trusted-types': ["'none'"],
		...REPORTING,
	}),
	'reporting-endpoints': OF_PAGES['reporting-endpoints'],
});

/**
 * Of the API's own documentation: its page is Swagger's, which writes HTML and style attributes and
 * names no hashes.
 * @returns {Record<string, string>}
 */
export function docsHeaders() {
	const directives = { ...directivesOf([]), 'style-src': ["'self'", "'unsafe-inline'"] };
	return { ...OF_PAGES, 'content-security-policy': policyOf({ ...directives, ...REPORTING }) };
}
