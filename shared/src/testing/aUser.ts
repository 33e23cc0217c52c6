import type { Session } from '../contract/auth.ts';
import { DEFAULT_PERMISSIONS, type Permission, type Role } from '../contract/index.ts';

interface Traits extends Partial<Omit<Session, 'perms' | 'role'>> {
	role?: Role;
	/** Codes held; without it those that a new user of the role gets. */
	perms?: readonly Permission[];
}

/** Somebody signed in: an admin of a company in Haiti unless said otherwise. */
export function aUser({
	role = 'company',
	perms = DEFAULT_PERMISSIONS[role],
	...traits
}: Traits = {}): Session {
	return {
		id: '0b6e8f52-27a4-4d0a-9d3e-6f1f6d1c7a01',
		role,
		username: '+50934567890',
		first_name: 'Marie',
		last_name: 'Jean',
		phone: '+50934567890',
		user_photo: null,
		companyname: 'Lakay Lotto',
		company_photo: null,
		password_due: false,
		second_step_due: false,
		select_company: '5f0d3f0a-54a4-4e6b-8c2f-0f4a4f5a9b10',
		company_country_code: 'HT',
		select_country_code: null,
		currency: 'HTG',
		timezone: 'America/Port-au-Prince',
		// No test is run that late.
		idle_expires_at: '2126-01-01T00:30:00Z',
		expires_at: '2126-01-01T12:00:00Z',
		...traits,
		perms: perms.map((codename) => ({ codename })),
	};
}
