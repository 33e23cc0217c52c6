import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import { readScript } from '../../deploy/local/script.mjs';
import { textsIn } from '../../shared/config/webpack/texts.mjs';
import { catalogueFile, packagesWithTexts, readCatalogue, TRANSLATIONS } from './extract.mjs';

/**
 * `npm run messages`: what is used no more leaves the translations, and what they lack is named, with
 * the comment above it in the code. Nothing is translated here; French has no file, it stands in the code.
 */
readScript(import.meta.filename);

/** @param {string} name @param {string} locale @param {Record<string, string>} texts */
function write(name, locale, texts) {
	const file = catalogueFile(ROOT, name, locale);
	const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)));
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, `${JSON.stringify(sorted, null, '\t')}\n`);
}

for (const name of packagesWithTexts(ROOT)) {
	const texts = textsIn(path.join(ROOT, name));
	for (const locale of TRANSLATIONS) {
		const known = readCatalogue(ROOT, name, locale);
		const kept = texts.filter(({ id }) => known[id]).map(({ id }) => [id, known[id]]);
		write(name, locale, Object.fromEntries(kept));
		for (const { id, text, note } of texts.filter(({ id }) => !known[id])) {
			console.log(`${name}/lang/${locale}.json lacks ${id}: ${text}${note && ` (${note})`}`);
		}
	}
}
