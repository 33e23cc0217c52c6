import { join } from 'node:path';
import type { Config } from './config.ts';

/** Whose releases are believed: named to the API, or beside the host that it serves; undefined: nobody says. */
export const trustFileOf = ({ trustFile, webDir }: Pick<Config, 'trustFile' | 'webDir'>) =>
	trustFile ?? (webDir && join(webDir, 'trust.json'));
