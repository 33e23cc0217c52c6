import { HEADERS_KINDS, nginxHeaders } from '../http/web/nginx-headers.ts';

// `node dist/headers.js page|file|worker [origin | ${VARIABLE}] …`: run when the image of the web server is made.
const [asked, ...origins] = process.argv.slice(2);
const kind = HEADERS_KINDS.find((each) => each === asked);
if (!kind) throw new Error(`For which answers: ${HEADERS_KINDS.join(', ')}?`);
process.stdout.write(nginxHeaders(kind, origins));
