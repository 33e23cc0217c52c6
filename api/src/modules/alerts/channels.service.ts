import { createHash, randomInt } from 'node:crypto';
import type { BodyOf } from '@borlette/shared/contract';
import {
	type channelsApi,
	EMAIL_CODE_DIGITS,
	type MyChannels,
} from '@borlette/shared/contract/channels';
import type { SendingProblem } from '@borlette/shared/contract/sendings';
import type { Config } from '../../config/config.ts';
import { ApiFailure } from '../../errors.ts';
import type { Call, StepsCall } from '../../http/route.ts';
import type { PushKeyPair } from '../../outward/push-key.ts';
import { sendMail } from '../../outward/send-mail.ts';
import { SendingFailure } from '../../outward/sending-failure.ts';
import {
	addBrowser,
	addressOf,
	browsersOf,
	codeNotSent,
	confirmAddress,
	removeAddress,
	removeBrowser,
	setAddress,
} from './channels.sql.ts';
import { codeMail } from './mail.ts';

type Own = Pick<Call<typeof channelsApi.read>, 'db' | 'scope' | 'session' | 'trail'>;

export type SendsBy = Pick<Config, 'mail' | 'brand' | 'publicUrl' | 'pushKey' | 'dataDir'>;

/** How somebody can be reached: theirs alone to set. */
export class Channels {
	readonly #config: SendsBy;
	readonly #key: () => Promise<PushKeyPair>;

	constructor(config: SendsBy, key: () => Promise<PushKeyPair>) {
		this.#config = config;
		this.#key = key;
	}

	async read({ db, session }: Own, problem: SendingProblem | null = null): Promise<MyChannels> {
		const { userId } = session.scope;
		const address = await addressOf(db, userId);
		return {
			sender: this.#config.mail?.from ?? null,
			email: address?.email ?? null,
			is_confirmed: address?.is_confirmed ?? false,
			problem,
			push_key: (await this.#key()).publicKey,
			browsers: await browsersOf(db, userId),
		};
	}

	/** The code goes out beside the transactions, and its text is nowhere but in the mail. */
	async setEmail({
		body,
		session,
		within,
	}: StepsCall<typeof channelsApi.setEmail>): Promise<MyChannels> {
		const { mail, brand } = this.#config;
		const { userId } = session.scope;
		if (!mail) throw new ApiFailure('conflict');
		const code = String(randomInt(10 ** EMAIL_CODE_DIGITS)).padStart(EMAIL_CODE_DIGITS, '0');
		const codeHash = hashOf(userId, code);
		await within(async (call) => {
			if (!(await setAddress(call.db, userId, body, codeHash))) {
				throw new ApiFailure('too_many_requests', { retryAfter: 60 });
			}
			await noted(call, body.email);
		});
		try {
			await sendMail(mail, codeMail(brand, body, code));
			return await within((call) => this.read(call));
		} catch (error) {
			if (!(error instanceof SendingFailure)) throw error;
			return within(async (call) => {
				await codeNotSent(call.db, userId, codeHash);
				return this.read(call, error.problem);
			});
		}
	}

	/** A wrong one is counted, so it is no refusal that takes back what was written. */
	async confirm(call: Own, code: string): Promise<MyChannels & { is_right: boolean }> {
		const { userId } = call.session.scope;
		const is_right = await confirmAddress(call.db, userId, hashOf(userId, code));
		return { ...(await this.read(call)), is_right };
	}

	async removeEmail(call: Own): Promise<MyChannels> {
		await removeAddress(call.db, call.session.scope.userId);
		await noted(call, null);
		return this.read(call);
	}

	async addBrowser(call: Own, body: BodyOf<typeof channelsApi.addBrowser>): Promise<MyChannels> {
		await addBrowser(call.db, call.session.scope.userId, body);
		await noted(call, body.label);
		return this.read(call);
	}

	async removeBrowser(call: Own, id: string): Promise<MyChannels> {
		if (!(await removeBrowser(call.db, call.session.scope.userId, id))) {
			throw new ApiFailure('not_found');
		}
		await noted(call, null);
		return this.read(call);
	}
}

/** Bound to the person: the same code of another one is another hash. */
const hashOf = (userId: string, code: string): Buffer =>
	createHash('sha256').update(`${userId} ${code}`).digest();

const noted = ({ trail, session }: Own, label: string | null): Promise<void> =>
	trail({ action: 'update', type: 'channel', id: session.scope.userId, label: label ?? '' });
