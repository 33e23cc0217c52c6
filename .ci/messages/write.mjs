import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import {
	catalogueFile,
	loadFormatjs,
	messagesOf,
	packagesWithTexts,
	readCatalogue,
	SOURCE,
	TRANSLATIONS,
} from './extract.mjs';

// `npm run messages`: French from the code; what is used no more leaves the translations, and what
// they lack is named. Nothing is translated here.

/** @param {string} name @param {string} locale @param {Record<string, string>} texts */
function write(name, locale, texts) {
	const file = catalogueFile(ROOT, name, locale);
	const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify(sorted, null, '\t')}\n`);
}

const formatjs = await loadFormatjs(ROOT);
for (const name of packagesWithTexts(ROOT)) {
	const messages = Object.entries(await messagesOf(ROOT, name, formatjs));
	write(
		name,
		SOURCE,
		Object.fromEntries(messages.map(([id, { defaultMessage }]) => [id, defaultMessage])),
	);
	for (const locale of TRANSLATIONS) {
		const known = readCatalogue(ROOT, name, locale);
		const ids = new Set(messages.map(([id]) => id));
		const kept = Object.entries(known).filter(([id, text]) => text && ids.has(id));
		write(name, locale, Object.fromEntries(kept));
		for (const [id, { defaultMessage }] of messages) {
			if (!known[id]) console.log(`${name}/lang/${locale}.json lacks ${id}: ${defaultMessage}`);
		}
	}
}
