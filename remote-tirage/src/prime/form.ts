import { FormSkeleton, later } from '@borlette/shared/ui';

/** What the form of a prime is made of, whoever it is for: lists of primes do without it. */
export const primeForm = {
	formLayout: later(async () => (await import('./PrimeForm.tsx')).PrimeForm, FormSkeleton),
	formAside: later(async () => (await import('./PrimeReplay.tsx')).PrimeReplay),
};
