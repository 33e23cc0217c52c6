import { typeset } from '@borlette/shared/config/typeset.mjs';
import type { Language } from '@borlette/shared/contract';
import type { Channel } from '@borlette/shared/contract/alerts';
import type { ScheduledReport } from '@borlette/shared/contract/report-schedules';
import { kindOf } from '@borlette/shared/contract/todo.kinds';
import type { Config } from '../../config/config.ts';
import {
	inEachCompany,
	ofServer,
	readEverywhere,
	throwAny,
	withinCompany,
} from '../../db/companies.ts';
import type { Pool } from '../../db/connect.ts';
import { inScope, type Scope } from '../../db/scope.ts';
import { type PushKeyPair, pushKeyOf } from '../../outward/push-key.ts';
import { sendMail } from '../../outward/send-mail.ts';
import { sendPush } from '../../outward/send-push.ts';
import { SendingFailure } from '../../outward/sending-failure.ts';
import { writeDue } from './due-reports.sql.ts';
import { LINKS } from './links.ts';
import { mailOf, type Told } from './mail.ts';
import {
	companiesDue,
	forgetBrowser,
	keepFailed,
	keepSent,
	type Receiver,
	receiverOf,
	type TakenSending,
	takeDue,
} from './sendings.sql.ts';
import { MAIL_WORDS, sayTodo } from './words.ts';

/** After so many seconds a message that was not taken is sent again; the last one from then on. */
const AGAIN_SECONDS = [60, 300, 900, 3_600] as const;
/** In which a message was sent, or its process has died; what sends is over well before. */
const LEASE_SECONDS = 90;
const LANGUAGE: Language = 'fr';

export interface ReportFile {
	title: string;
	text: string;
	link: string;
	file: { name: string; type: string; bytes: Buffer };
}

/** A receiver with the language in which they are told. */
export type Reader = Receiver & { lang: Language };

export interface SendingOptions {
	config: Pick<Config, 'mail' | 'brand' | 'publicUrl' | 'pushKey' | 'dataDir'>;
	report(error: unknown): void;
	/** The file of a scheduled report as a receiver may see it. */
	build(
		db: Pool,
		scope: Scope,
		facts: { report: ScheduledReport; format: 'pdf' | 'xlsx'; day: string },
		reader: Reader,
	): Promise<ReportFile>;
	/** Hosts of makers of browsers that are exempt, of tests. */
	pushHosts?: readonly string[];
	leaseSeconds?: number;
	withinMs?: number;
	againSeconds?: readonly number[];
}

/** Writes the scheduled reports whose time has come, in each company; two processes at once write each once. */
export const writingReports = (db: Pool): Promise<void> => inEachCompany(db, writeDue);

/**
 * Sends what is due, of all companies in turn, until nothing is; one that fails holds up no other. Any number of processes
 * may do so: each message is in the hands of one, which marks it as sent the moment that it was taken. What a process that
 * died had in its hands is taken up once its time there is over.
 */
export function sendingMessages(options: SendingOptions): (db: Pool) => Promise<void> {
	const { config } = options;
	const key = pushKeyOf(config.pushKey, config.dataDir);
	const channels: readonly Channel[] = config.mail ? ['email', 'push'] : ['push'];
	return async (db) => {
		const tried = new Set<string>();
		/** Of companies that have no further turn in this run. */
		const failures = new Map<string, unknown>();
		for (;;) {
			const all = await readEverywhere(db, (tx) => companiesDue(tx, channels));
			const { own, lost } = await ofServer(db, all, ({ company_id }) => company_id);
			const due = own.filter(({ company_id }) => !failures.has(company_id));
			if (due.length === 0) {
				const failed = [...lost, ...failures.values()];
				return throwAny(failed, tried.size + lost.length);
			}
			const sendOf = async (channel: Channel): Promise<void> => {
				for (const { company_id } of due.filter((one) => one.channel === channel)) {
					tried.add(company_id);
					await sendNext(db, company_id, channel, { ...options, key }).catch((error) =>
						failures.set(company_id, error),
					);
				}
			};
			// A maker of browsers that is slow holds up no mail.
			await Promise.all(channels.map(sendOf));
		}
	};
}

type Means = SendingOptions & { key: () => Promise<PushKeyPair> };

async function sendNext(
	db: Pool,
	companyId: string,
	channel: Channel,
	means: Means,
): Promise<void> {
	const { leaseSeconds = LEASE_SECONDS } = means;
	const scope = withinCompany(companyId);
	const taken = await inScope(db, scope, async (tx) => {
		const sending = await takeDue(tx, companyId, channel, leaseSeconds);
		return sending && { sending, receiver: await receiverOf(tx, sending) };
	});
	if (!taken) return;
	const { sending, receiver } = taken;
	const problem = await send(db, sending, receiver, means);
	if (!problem) return inScope(db, scope, (tx) => keepSent(tx, sending));
	const pause = pauseAfter(sending.tries, means.againSeconds);
	const again = problem.isForEver ? null : Math.max(pause, problem.waitSeconds);
	await inScope(db, scope, async (tx) => {
		await keepFailed(tx, sending, problem, again);
		if (problem.problem.code === 'browser_gone' && sending.browser_id) {
			await forgetBrowser(tx, sending.browser_id);
		}
	});
}

const pauseAfter = (tries: number, pauses: readonly number[] = AGAIN_SECONDS): number =>
	pauses[tries - 1] ?? pauses.at(-1) ?? 0;

/** Why it was not taken; undefined: it was. */
async function send(
	db: Pool,
	sending: TakenSending,
	receiver: Receiver | undefined,
	means: Means,
): Promise<SendingFailure | undefined> {
	try {
		if (sending.is_too_late) return new SendingFailure('too_late');
		if (!receiver || !maySee(sending, receiver)) return new SendingFailure('not_theirs');
		const reader = { ...receiver, lang: receiver.lang ?? LANGUAGE };
		if (sending.channel === 'push') await pushTo(sending, reader, means);
		else await mailTo(db, sending, reader, means);
		return undefined;
	} catch (error) {
		if (error instanceof SendingFailure) return error;
		means.report(error);
		return new SendingFailure('internal');
	}
}

/** Rights may have been taken since it was written; whoever tries a rule of theirs sees nothing of the house by it. */
function maySee({ kind }: TakenSending, { role, codes }: Receiver): boolean {
	if (kind === 'attempt') return true;
	if (!role) return false;
	if (kind === 'report') return codes.includes('view_report_vente');
	const { permission, roles } = kindOf(kind);
	return roles.includes(role) && codes.includes(permission);
}

async function mailTo(
	db: Pool,
	sending: TakenSending,
	reader: Reader,
	means: Means,
): Promise<void> {
	const { config, build, withinMs } = means;
	if (!reader.email || !config.mail) throw new SendingFailure('no_address');
	const { id, source, facts, created_at, kind } = sending;
	const envelope = {
		...{ id, source, to: reader.email, date: created_at, brand: config.brand },
		...{ companyname: reader.companyname, lang: reader.lang },
	};
	if (kind !== 'report') {
		const mail = mailOf(
			{ ...envelope, file: undefined },
			toldOf(sending, reader, config.publicUrl),
		);
		return sendMail(config.mail, mail, withinMs);
	}
	const scope: Scope = {
		companyId: sending.company_id,
		userId: sending.person_id,
		role: reader.role ?? 'supervisor',
		supervisorId: reader.role === 'supervisor' ? sending.person_id : null,
	};
	const { file, ...told } = await build(db, scope, reportOf(facts), reader);
	const linkName = MAIL_WORDS[reader.lang].seeReport;
	const mail = mailOf({ ...envelope, file }, { ...told, linkName });
	return sendMail(config.mail, mail, withinMs);
}

/** Of a scheduled report, as `writeDue` wrote it. */
function reportOf(facts: object): Parameters<SendingOptions['build']>[2] {
	const { report, format, day } = { report: '', format: '', day: '', ...facts };
	return {
		report: report === 'week' ? 'week' : 'evening',
		format: format === 'xlsx' ? 'xlsx' : 'pdf',
		day,
	};
}

async function pushTo(sending: TakenSending, reader: Reader, means: Means): Promise<void> {
	const { config, key, pushHosts = [], withinMs } = means;
	if (!reader.browser) throw new SendingFailure('no_address');
	const { title, text, link } = toldOf(sending, reader, config.publicUrl);
	const sender = { key: await key(), contact: config.publicUrl, hosts: pushHosts };
	const said = { title: typeset(title), text: typeset(text) };
	const body = { id: sending.id, ...said, link: link.slice(config.publicUrl.length) };
	const topic = sending.id.replaceAll('-', '');
	await sendPush(sender, reader.browser, { topic, body }, withinMs);
}

function toldOf(sending: TakenSending, reader: Reader, publicUrl: string): Told {
	const { kind, facts, source, source_id } = sending;
	const words = MAIL_WORDS[reader.lang];
	if (kind === 'attempt' || kind === 'report') {
		return {
			title: words.attemptTitle(source),
			text: words.attemptText,
			link: publicUrl + LINKS.rule(source_id),
			linkName: words.seeRules,
		};
	}
	const said = sayTodo({ kind, facts }, reader);
	return { ...said, link: publicUrl + LINKS.todo(kind), linkName: words.seeTodo };
}
