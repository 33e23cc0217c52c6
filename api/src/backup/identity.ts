import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { keepFile, readKept } from '../config/kept-file.ts';
import { BackupProblem } from './problem.ts';

export const KEY_FILE = 'backup.key';
/** Of a house that was restored: the public half of the key that opened its copy. */
export const RECIPIENT_FILE = 'backup.recipient';

/** Backups of the house that is restored into a folder are sealed for the same key: nobody was told to keep another. */
export async function keepRecipient(dataDir: string, identity: string): Promise<void> {
	keepFile(path.join(dataDir, RECIPIENT_FILE), `${await identityToRecipient(identity)}\n`);
}

/** For whom backups are sealed: who is named, or whoever has the key of before or, at first, one that is made beside the data. */
export async function recipientOf(
	{ dataDir, backupRecipient }: { dataDir: string; backupRecipient: string | undefined },
	say: (message: string) => void,
): Promise<string> {
	if (backupRecipient) return backupRecipient;
	const file = path.join(dataDir, KEY_FILE);
	const known = readKept(file);
	if (known) return identityToRecipient(secretIn(String(known), file));
	const restored = readKept(path.join(dataDir, RECIPIENT_FILE));
	if (restored) return String(restored).trim();
	const identity = await generateX25519Identity();
	const recipient = await identityToRecipient(identity);
	// The log and the first copy begin at once: both are sealed for the key of who was faster.
	if (!keepFile(file, `# public key: ${recipient}\n${identity}\n`)) {
		return identityToRecipient(await identityIn(file));
	}
	say(
		`Backups are sealed for the key in ${file}. Keep a copy of it elsewhere: without it no backup can be read.`,
	);
	return recipient;
}

/** The secret of a file as `age-keygen` writes it. */
export async function identityIn(file: string): Promise<string> {
	const text = await readFile(file, 'utf8').catch(() => {
		throw new BackupProblem(`There is no key in ${file}: give its file with --key`);
	});
	return secretIn(text, file);
}

function secretIn(text: string, file: string): string {
	const secret = text.split('\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
	if (!secret) throw new BackupProblem(`${file} holds no key of age (AGE-SECRET-KEY-…)`);
	return secret.trim();
}
