import { marks } from './marks.ts';
import { type Beat, LOOK_MS, Silence } from './silence.ts';

/**
 * Watches the page from outside of its thread. It writes down who was at work when the page stopped
 * answering, and takes that back when it answers again; what stays is what ended with the tab.
 */
const id = crypto.randomUUID();
const silence = new Silence(performance.now());
/** One after the other, so that what is taken back is not written last. */
let writing: Promise<unknown> = Promise.resolve();
const then = (work: () => Promise<unknown>) => {
	writing = writing.then(work).catch(() => undefined);
};

addEventListener('message', ({ data }: MessageEvent<Beat>) => {
	if (silence.hear(data, performance.now())) then(() => marks.remove(id));
});

setInterval(() => {
	const place = silence.look(performance.now());
	if (place) then(() => marks.put({ ...place, id, at: new Date().toISOString() }));
}, LOOK_MS);
