import { execFile } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startProcess } from '../../deploy/local/processes.mjs';
import { freePort } from '../../shared/config/ports.mjs';

/** @import { Started } from '../../deploy/local/processes.mjs' */

const HOST = '127.0.0.1';
const PASSWORD = 'only-for-tests';
const READY_WITHIN_MS = 120_000;
const LOOK_MS = 100;

const run = promisify(execFile);

/** @typedef {{ uid?: number, gid?: number }} User */

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. @returns {Promise<User>} */
async function postgresUser() {
	if (process.getuid?.() !== 0) return {};
	const idOf = async (/** @type {string} */ flag) =>
		Number((await run('id', [flag, 'postgres'])).stdout);
	return { uid: await idOf('-u'), gid: await idOf('-g') };
}

/** One server of the cluster: Patroni, and the PostgreSQL that it runs. */
class Member {
	/** @type {Started | undefined} */
	#patroni;
	/** @param {string} name @param {string} folder @param {number} port of its PostgreSQL @param {number} restPort */
	constructor(name, folder, port, restPort) {
		this.name = name;
		this.folder = path.join(folder, name);
		this.file = path.join(folder, `${name}.yml`);
		this.port = port;
		this.restPort = restPort;
	}

	/** As docs/how-to/patroni.md has it, on one machine. @param {{ binDir: string, etcd: string }} of */
	configuration({ binDir, etcd }) {
		const everybody = `host all all ${HOST}/32 scram-sha-256`;
		const followers = `host replication follower ${HOST}/32 scram-sha-256`;
		// JSON is YAML.
		return JSON.stringify({
			scope: 'borlette',
			name: this.name,
			restapi: {
				listen: `${HOST}:${this.restPort}`,
				connect_address: `${HOST}:${this.restPort}`,
			},
			etcd3: { hosts: etcd },
			bootstrap: {
				dcs: {
					ttl: 20,
					loop_wait: 5,
					retry_timeout: 5,
					synchronous_mode: true,
					postgresql: {
						use_pg_rewind: true,
						use_slots: true,
						parameters: { max_connections: 150 },
					},
				},
				initdb: [
					{ encoding: 'UTF8' },
					{ 'locale-provider': 'icu' },
					{ 'icu-locale': 'und' },
					'data-checksums',
				],
				pg_hba: [everybody, followers],
			},
			postgresql: {
				listen: `${HOST}:${this.port}`,
				connect_address: `${HOST}:${this.port}`,
				data_dir: this.folder,
				pgpass: `${this.folder}.pgpass`,
				bin_dir: binDir,
				authentication: {
					superuser: { username: 'postgres', password: PASSWORD },
					replication: { username: 'follower', password: PASSWORD },
					rewind: { username: 'rewinder', password: PASSWORD },
				},
				parameters: { unix_socket_directories: path.dirname(this.folder) },
			},
		});
	}

	/** @param {User} user whom it runs as */
	start(user) {
		this.#patroni = startProcess('patroni', [this.file], { ...user, detached: true });
	}

	/** What Patroni says of itself: `primary`, `replica`; nothing while it is away. */
	async role() {
		const answer = await fetch(`http://${HOST}:${this.restPort}/patroni`).catch(() => undefined);
		/** @type {{ role?: string, sync_standby?: boolean } | undefined} */
		const state = await answer?.json().catch(() => undefined);
		if (state?.sync_standby) return 'sync';
		return state?.role === 'master' ? 'primary' : state?.role;
	}

	/** Without a word of warning all that runs on its machine, and its disk with it. */
	async lose() {
		const pid = this.#patroni?.child.pid;
		// A group of its own, which PostgreSQL left: it is found by its file.
		const { stdout } = await run('head', ['-1', path.join(this.folder, 'postmaster.pid')]);
		process.kill(-Number(pid), 'SIGKILL');
		process.kill(Number(stdout), 'SIGKILL');
		await this.#patroni?.ended;
		await rm(this.folder, { recursive: true, force: true });
	}

	async stop() {
		this.#patroni?.child.kill('SIGTERM');
		await this.#patroni?.ended;
	}

	/** It ended by itself: nothing is to be waited for. */
	get isOver() {
		return typeof this.#patroni?.child.exitCode === 'number';
	}

	get said() {
		return this.#patroni?.output ?? '';
	}
}

/**
 * Two servers of PostgreSQL under Patroni with synchronous replication, and the etcd in which they vote: Debian's packages
 * `patroni`, `python3-etcd` and `etcd-server`, and the programs of PostgreSQL 18.
 */
export class PatroniCluster {
	/** @type {Member[]} */
	members = [];
	#folder = '';
	/** @type {User} */
	#user = {};
	/** @type {Started | undefined} */
	#etcd;

	/** Resolves once one is written and the other follows it synchronously. @param {string} binDir of PostgreSQL 18 */
	static async create(binDir) {
		const cluster = new PatroniCluster();
		cluster.#user = await postgresUser();
		cluster.#folder = await mkdtemp(path.join(tmpdir(), 'borlette-patroni-'));
		await cluster.#give(cluster.#folder);
		const etcd = await cluster.#startEtcd();
		// Not "first": PostgreSQL reads that as a word of its list of standbys.
		for (const name of ['server1', 'server2']) {
			const member = new Member(name, cluster.#folder, await freePort(), await freePort());
			await writeFile(member.file, member.configuration({ binDir, etcd }));
			cluster.members.push(member);
			member.start(cluster.#user);
		}
		await cluster.whole().catch(async (error) => {
			await cluster.remove();
			throw error;
		});
		return cluster;
	}

	/** @param {string} folder becomes the user's */
	async #give(folder) {
		const { uid, gid } = this.#user;
		if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
	}

	async #startEtcd() {
		const folder = path.join(this.#folder, 'etcd');
		await mkdir(folder, { mode: 0o700 });
		await this.#give(folder);
		const client = `http://${HOST}:${await freePort()}`;
		const peer = `http://${HOST}:${await freePort()}`;
		const args = ['--data-dir', folder, '--listen-client-urls', client];
		args.push('--advertise-client-urls', client, '--listen-peer-urls', peer);
		args.push('--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`);
		this.#etcd = startProcess('etcd', args, { ...this.#user });
		return new URL(client).host;
	}

	/** @param {(roles: (string | undefined)[]) => boolean} isThere */
	async #until(isThere) {
		const deadline = Date.now() + READY_WITHIN_MS;
		for (;;) {
			const roles = await Promise.all(this.members.map((member) => member.role()));
			if (isThere(roles)) return roles;
			if (Date.now() > deadline || this.members.some(({ isOver }) => isOver)) {
				const said = this.members.map((member) => `${member.name}:\n${member.said}`);
				throw new Error(`The servers are ${roles.join(', ')}.\n${said.join('\n')}`);
			}
			await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
		}
	}

	/** Resolves once a sale is on both disks before it is confirmed. */
	async whole() {
		await this.#until((roles) => roles.includes('primary') && roles.includes('sync'));
	}

	/** Which one is written. @returns {Promise<Member>} */
	async leader() {
		const roles = await this.#until((now) => now.includes('primary'));
		return /** @type {Member} */ (this.members[roles.indexOf('primary')]);
	}

	/** @param {Member} member one whose disk was lost: it is laid down anew, by Patroni */
	join(member) {
		member.start(this.#user);
	}

	/** Connection of that role to whichever is written. @param {string} role @param {string} database */
	urlOf(role, database = 'borlette') {
		const hosts = this.members.map(({ port }) => `${HOST}:${port}`).join();
		return `postgres://${role}:${PASSWORD}@${hosts}/${database}`;
	}

	/** Of the owner, to the one that is written now: migrations and checks ask one server. */
	async ownerUrl(database = 'borlette') {
		const { port } = await this.leader();
		return `postgres://postgres:${PASSWORD}@${HOST}:${port}/${database}`;
	}

	async remove() {
		for (const member of this.members) await member.stop();
		this.#etcd?.child.kill('SIGTERM');
		await this.#etcd?.ended;
		await rm(this.#folder, { recursive: true, force: true });
	}
}
