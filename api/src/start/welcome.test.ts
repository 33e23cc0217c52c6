import { readConfig } from '../config/config.ts';
import { welcomeText } from './welcome.ts';

test.each([
	['127.0.0.1', 'http://localhost:3000'],
	['::', 'http://localhost:3000'],
	['::1', 'http://[::1]:3000'],
	['house.example', 'http://house.example:3000'],
])('who listens on %s is told to open %s', (host, address) => {
	const config = { ...readConfig({}), host };
	const text = welcomeText(config, { port: 3_000, staging: 3_001 }, []);
	expect(text).toContain(`on ${address}\n`);
	expect(text).toContain(`at ${address.replace('3000', '3001')}\n`);
});
