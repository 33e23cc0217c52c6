import type { CompanySettings } from '@borlette/shared/contract/company';
import type { MessageDescriptor } from '@borlette/shared/i18n';
import { messages } from './messages.ts';

export const currencies: Readonly<Record<CompanySettings['invoice_currency'], MessageDescriptor>> =
	{ HTG: messages.htg, USD: messages.usd, DOP: messages.dop };
