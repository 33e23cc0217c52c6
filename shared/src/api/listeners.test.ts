import { onReach, tellReach } from './index.ts';
import { Listeners } from './listeners.ts';

const reported = jest.fn();
beforeAll(() => Object.assign(window, { reportError: reported }));
beforeEach(() => reported.mockClear());

const failing = () => {
	throw new Error('of a page that is gone');
};

test('what fails in one keeps nobody else from hearing, and not who tells from going on', () => {
	const heard = jest.fn();
	const leave = [onReach(failing), onReach(heard)];
	expect(() => tellReach(true)).not.toThrow();
	expect(heard).toHaveBeenCalledTimes(1);
	expect(reported).toHaveBeenCalledWith(new Error('of a page that is gone'));
	for (const each of leave) each();
	tellReach(false);
	expect(heard).toHaveBeenCalledTimes(1);
});

test('who hears once is told what there is to say, and who left meanwhile no more', () => {
	const news = new Listeners<[what: string]>();
	const second = jest.fn();
	news.add(() => leave());
	const leave = news.add(second);
	news.tell('one');
	expect(second).not.toHaveBeenCalled();
	const third = jest.fn();
	news.add(third);
	news.tell('two');
	expect(third).toHaveBeenCalledWith('two');
	expect(news.size).toBe(2);
});
