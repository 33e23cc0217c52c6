import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { codeOfRemote } from '../../testing/codeOfRemote.ts';
import type * as Stays from './stays.ts';

const REMOTE = 'remote-admin';
let closed = 0;
const stopped = jest.fn();

// jsdom has none of them.
class EventSource {
	close() {
		closed += 1;
	}
}
class MediaStreamTrack {
	stop() {
		stopped();
	}
}
class MediaStream {
	getTracks() {
		return [new MediaStreamTrack(), new MediaStreamTrack()];
	}
}
const spoken = jest.fn();
class SpeechSynthesis {
	speak(what: string) {
		spoken(what);
	}
	cancel() {
		spoken('silence');
	}
}
class MediaDevices {
	async getUserMedia() {
		return new MediaStream();
	}
}

let stays: typeof Stays;
/** As a remote's own code does it: in a script of its build. */
let asRemote: {
	opens: () => EventSource;
	adds: () => HTMLElement;
	drops: (element: HTMLElement) => void;
	looks: (devices: MediaDevices) => Promise<MediaStream>;
	speaks: (voice: SpeechSynthesis) => void;
};

beforeAll(async () => {
	Object.assign(window, {
		EventSource,
		MediaStreamTrack,
		MediaStream,
		MediaDevices,
		SpeechSynthesis,
	});
	asRemote = await codeOfRemote(
		REMOTE,
		`{
		opens: () => new EventSource('/events'),
		adds: () => document.body.appendChild(document.createElement('aside')),
		drops: (element) => element.remove(),
		looks: (devices) => devices.getUserMedia({ video: true }),
		speaks: (voice) => voice.speak('Bonjour'),
	}`,
	);
	stays = await import('./stays.ts');
	(await import('./openings.ts')).ownOpenings();
	(await import('./moves.ts')).guardMoves();
});
beforeEach(() => {
	closed = 0;
	stays.enter(REMOTE);
	stays.drawn(REMOTE);
});

const moment = () => new Promise((resolve) => setTimeout(resolve));

test('what a remote opened, or put beside its page, ends with that', () => {
	const added = asRemote.adds();
	expect(added).toBeInTheDocument();
	const opened = asRemote.opens();
	expect(opened).toBeInstanceOf(EventSource);
	stays.leave(REMOTE);
	expect(closed).toBe(1);
	expect(added).not.toBeInTheDocument();
});

test('what a page has read aloud ends with it; what the shell has does not', () => {
	const voice = new SpeechSynthesis();
	asRemote.speaks(voice);
	stays.leave(REMOTE);
	expect(spoken.mock.calls).toEqual([['Bonjour'], ['silence']]);
	spoken.mockClear();
	voice.speak('Bonsoir');
	stays.leave(REMOTE);
	expect(spoken.mock.calls).toEqual([['Bonsoir']]);
});

test('what nobody has any more is not kept until the page is left', async () => {
	setFlagsFromString('--expose_gc');
	// A new context has it once the flag is set; Node types what runs there as anything.
	const collect = runInNewContext('gc') as () => void;
	const open = () => {
		const element = asRemote.adds();
		asRemote.drops(element);
		return [new WeakRef<object>(asRemote.opens()), new WeakRef<object>(element)];
	};
	const all = Array.from({ length: 20 }, open).flat();
	await moment();
	collect();
	await moment();
	expect(all.filter((ref) => ref.deref()).length).toBe(0);
	stays.leave(REMOTE);
	expect(closed).toBe(0);
});

test('a camera that a page forgot to end is off when the page is left', async () => {
	await asRemote.looks(new MediaDevices());
	stays.leave(REMOTE);
	expect(stopped).toHaveBeenCalledTimes(2);
});
