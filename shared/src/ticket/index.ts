export { QRCodeSVG } from 'qrcode.react';
// Builds of remotes before it moved to the cards ask for it here.
export { ficheStates } from '../cards/index.ts';
export { groupedRef } from '../i18n/index.ts';
export { drawStates } from './drawStates.ts';
export { Pair, Paper, Rule } from './Paper.tsx';
export { Ticket } from './Ticket.tsx';
export { TicketVerification } from './TicketVerification.tsx';
