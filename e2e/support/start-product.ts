import { storeFixture } from './fixture-remote.mjs';
import { asOwner } from './owner-client.mjs';
import { publishHistory } from './previous-builds.mjs';
import { startProduct } from './product.mjs';
import { REMOTES } from './remotes.ts';

/** Starts the product once for all tests of the run. */
export default async function start(): Promise<() => Promise<void>> {
	const product = await startProduct();
	process.env.PRODUCT_URL = product.url;
	process.env.PRODUCT_STORE = product.storeDir;
	process.env.PRODUCT_PID = String(product.pid);
	process.env.PRODUCT_MAIL_PORT = String(product.mailPort);
	process.env.PRODUCT_KEY = product.keyFile;
	// What is given by chance would win by chance, once in hundreds of runs.
	await asOwner((owner) => owner.query(`UPDATE company_settings SET free_mariage_tiers = '[]'`));
	// Here and not where it is used: files of tests that release to the same channels run at the same time.
	process.env.PRODUCT_HISTORY = JSON.stringify(await publishHistory(REMOTES, product));
	// Five files of tests show it to their pages; each would build it anew.
	process.env.PRODUCT_FIXTURE = JSON.stringify(await storeFixture(product.storeDir));
	return product.stop;
}
