import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../deploy/local/paths.mjs';
import { readScript } from '../../deploy/local/script.mjs';
import { declaredScreens, generatedFiles } from './known.mjs';

/** `npm run screens`: what the remotes' metadata declares, for the compiler and the tests of all. */
readScript(import.meta.filename);

for (const [file, content] of Object.entries(generatedFiles(await declaredScreens(ROOT)))) {
	writeFileSync(path.join(ROOT, file), content);
}
