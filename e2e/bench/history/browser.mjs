import process from 'node:process';
import { chromium } from '@playwright/test';
import { findChromium } from '../../chromium.mjs';

/** A browser that paints as little as it can: nobody looks at these pages. */
export const launchBrowser = async () =>
	chromium.launch({
		executablePath: await findChromium(),
		// Chromium refuses its sandbox to root.
		chromiumSandbox: process.getuid?.() !== 0,
		args: ['--disable-gpu', '--blink-settings=imagesEnabled=false'],
	});
