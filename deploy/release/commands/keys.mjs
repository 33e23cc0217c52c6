import path from 'node:path';
import { Failure } from '../../local/failure.mjs';
import { ensureKey } from '../keys.mjs';

export const keys = {
	summary: 'makes a signing key, with the trust.json for hosts',
	usage: '[--key release.pem]',
	help: `The private key stays with whoever releases. trust.json holds the public half: put it beside the
host's index.html (or name it to the API with TRUST_FILE). To change keys, let trust.json name both
until every channel was signed with the new one.`,
	options: {},
	async run(context) {
		const trustFile = path.join(path.dirname(context.keyFile), 'trust.json');
		if (!ensureKey(context.keyFile, trustFile)) {
			throw new Failure(`${context.keyFile} is there already; its public half is in ${trustFile}.`);
		}
		context.line(`✓ private key: ${context.keyFile}`);
		context.line(`✓ for hosts:   ${trustFile}`);
	},
};
