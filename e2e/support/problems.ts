import type { BrowserContext, Page } from '@playwright/test';

/** What went wrong in the pages of a test without any expectation noticing. */
export class Problems {
	readonly #found: string[] = [];
	/** One address may report so much in a minute; here all tests have the same one. */
	readonly #allowed: RegExp[] = [/status of 429 .*\/api\/browser-reports\)$/];

	/** Names problems that this test brings about on purpose. */
	allow(...patterns: RegExp[]): void {
		this.#allowed.push(...patterns);
	}

	/** Those that no pattern allows. */
	unexpected(): string[] {
		return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
	}

	async watch(context: BrowserContext): Promise<void> {
		await context.addInitScript(() => {
			addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
				console.error(`refused by the policy: ${effectiveDirective} ${blockedURI} ${sample}`),
			);
		});
		for (const page of context.pages()) this.#watchPage(page);
		context.on('page', (page) => this.#watchPage(page));
	}

	/** Violations of the security policies come as errors of the console, once more by our own listener. */
	#watchPage(page: Page): void {
		page.on('console', (message) => {
			if (message.type() === 'error') {
				this.#found.push(`console: ${message.text()} (${message.location().url})`);
			}
		});
		page.on('pageerror', (error) => this.#found.push(`page error: ${error.message}`));
		page.on('requestfailed', (request) => {
			const reason = request.failure()?.errorText ?? '';
			// Leaving a page, or typing on in a search, takes back what was still under way.
			if (reason === 'net::ERR_ABORTED') return;
			this.#found.push(`request failed: ${request.method()} ${request.url()} ${reason}`);
		});
	}
}
