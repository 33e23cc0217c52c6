import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** Leaves a picture of the page in the folder SCREENSHOTS, for people to look at; else does nothing. */
export async function look(page: Page, name: string): Promise<void> {
	const folder = process.env.SCREENSHOTS;
	if (!folder) return;
	await mkdir(folder, { recursive: true });
	await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
}
