export { QRCodeSVG } from 'qrcode.react';
export { groupedRef } from '../i18n/index.ts';
export { Pair, Paper, Rule } from './Paper.tsx';
export { drawStates, ficheStates } from './states.ts';
export { Ticket } from './Ticket.tsx';
export { TicketVerification } from './TicketVerification.tsx';
