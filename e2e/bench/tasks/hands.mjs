/** @import { Locator, Page } from '@playwright/test' */

/**
 * Seconds of a practised person by the keystroke-level model of Card, Moran and Newell (1980): to make up
 * one's mind, to point, to press the button, to strike a key.
 */
const SECONDS = { mind: 1.35, point: 1.1, button: 0.2, key: 0.28 };

/** What a task takes: presses of the pointer, keys, and the seconds of the model. The page's own time is not in it. */
export class Hands {
	clicks = 0;
	keys = 0;
	seconds = 0;

	/** @param {Page} page */
	constructor(page) {
		this.page = page;
	}

	/** Presses what one looks for. @param {Locator} what */
	async press(what) {
		await what.click();
		this.clicks += 1;
		this.seconds += SECONDS.mind + SECONDS.point + SECONDS.button;
	}

	/** Types into what has the focus. @param {string} text */
	async type(text) {
		await this.page.keyboard.type(text);
		this.strike(text.length);
	}

	/** A key, or several held at once: `Control+k`. @param {string} name */
	async key(name) {
		await this.page.keyboard.press(name);
		this.strike(name.split('+').length);
	}

	/** Looks at what has come, and makes up one's mind. @param {Locator} what */
	async see(what) {
		await what.waitFor();
		this.seconds += SECONDS.mind;
	}

	/** @param {number} count */
	strike(count) {
		this.keys += count;
		this.seconds += count * SECONDS.key;
	}

	/** The hands of a second person. @param {Page} page */
	of(page) {
		return new Hands(page);
	}

	/** What both took. @param {Hands} other */
	add(other) {
		this.clicks += other.clicks;
		this.keys += other.keys;
		this.seconds += other.seconds;
	}
}
