export { QRCodeSVG } from 'qrcode.react';
export { Pair, Paper, Rule } from './Paper.tsx';
export { drawStates, ficheStates } from './states.ts';
export { Ticket } from './Ticket.tsx';
export { groupedRef } from './TicketFoot.tsx';
export { TicketVerification } from './TicketVerification.tsx';
