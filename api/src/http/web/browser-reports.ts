import { REPORTS_PATH } from '@borlette/shared/config/web-headers.mjs';
import { PAGE_ERROR_TYPE } from '@borlette/shared/contract/page-error';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { perMinute } from '../rate.ts';
import { pageErrorOf, withoutSecrets } from './page-errors.ts';

const BODY_LIMIT = 16 * 1024;
const REPORTS_AT_ONCE = 10;
const REPORTS_PER_MINUTE = 30;
const TEXT_LIMIT = 200;
/** `report-uri` sends the first, `report-to` the second. */
const TYPES = ['application/csp-report', 'application/reports+json'];

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Addresses without what may be a name or a ticket's reference; no text longer than a line. */
const textOf = (value: unknown): string | undefined =>
	typeof value === 'string' ? withoutSecrets(value).slice(0, TEXT_LIMIT) : undefined;

/** What is worth a line of the log: never the sample, which may be anything of the page. */
function refusalOf(report: Fields) {
	const old = report['csp-report'];
	const body = isFields(old) ? old : report.body;
	if (!isFields(body)) return undefined;
	return {
		directive: textOf(body.effectiveDirective ?? body['effective-directive'] ?? report.type),
		blocked: textOf(body.blockedURL ?? body['blocked-uri']),
		page: textOf(body.documentURL ?? body['document-uri']),
		source: textOf(body.sourceFile ?? body['source-file']),
	};
}

function log(report: Fields, to: FastifyBaseLogger): void {
	if (report.type === PAGE_ERROR_TYPE) {
		const error = isFields(report.body) ? pageErrorOf(report.body) : undefined;
		if (error) to.warn(error, 'A page failed in a browser');
		return;
	}
	const refusal = refusalOf(report);
	if (refusal) to.warn(refusal, 'A browser refused something of a page');
}

/** Logs what browsers refused to do and what failed in their pages, the first as the policies of config/web-headers.mjs ask them to tell. */
export async function logBrowserReports(app: FastifyInstance): Promise<void> {
	await app.register(async (scope) => {
		const parse = scope.getDefaultJsonParser('error', 'error');
		scope.addContentTypeParser(TYPES, { parseAs: 'string' }, (request, body, done) =>
			parse(request, body as string, done),
		);
		scope.post(
			REPORTS_PATH,
			{
				bodyLimit: BODY_LIMIT,
				config: { rateLimit: { max: REPORTS_PER_MINUTE, ...perMinute } },
			},
			async (request, reply) => {
				const reports = [request.body].flat().filter(isFields).slice(0, REPORTS_AT_ONCE);
				for (const report of reports) log(report, request.log);
				return reply.code(204).send();
			},
		);
	});
}
