import { startProduct } from './product.mjs';

/** Starts the product once for all tests of the run. */
export default async function start(): Promise<() => Promise<void>> {
	const product = await startProduct();
	process.env.PRODUCT_URL = product.url;
	process.env.PRODUCT_STORE = product.storeDir;
	process.env.PRODUCT_PID = String(product.pid);
	process.env.PRODUCT_MAIL_PORT = String(product.mailPort);
	process.env.PRODUCT_KEY = product.keyFile;
	return product.stop;
}
