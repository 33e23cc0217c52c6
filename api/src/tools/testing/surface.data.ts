/**
 * Every call of specification 7: method, path, the query it understands, and `multipart`
 * where the body goes as form data. One a line.
 */
export const SURFACE = `
POST /api/user/auth/login
POST /api/user/auth/logout
GET /api/companies/user
GET /api/supervisors/user
GET /api/generals/user
PUT /api/companies/user multipart
POST /api/companies/agent
PUT /api/companies/agent
DELETE /api/companies/agent
POST /api/companies/supervisor
PUT /api/companies/supervisor
DELETE /api/companies/supervisor
POST /api/companies/surcussale
PUT /api/companies/surcussale
DELETE /api/companies/surcussale
POST /api/companies/lotto
PUT /api/companies/lotto
DELETE /api/companies/lotto
POST /api/companies/info-tirage
PUT /api/companies/info-tirage
DELETE /api/companies/info-tirage
POST /api/companies/messages
PUT /api/companies/messages
DELETE /api/companies/messages
POST /api/companies/historics-payment
PUT /api/companies/historics-payment
DELETE /api/companies/historics-payment
POST /api/companies/tirage
PUT /api/companies/tirage
DELETE /api/companies/tirage?tirageId
POST /api/companies/boules-block
PUT /api/companies/boules-block
POST /api/companies/type-games
PUT /api/companies/type-games
DELETE /api/companies/type-games
POST /api/companies/type-boules
PUT /api/companies/type-boules
DELETE /api/companies/type-boules
POST /api/companies/type-games-agent
PUT /api/companies/type-games-agent
DELETE /api/companies/type-games-agent
POST /api/companies/type-boules-agent
PUT /api/companies/type-boules-agent
DELETE /api/companies/type-boules-agent
POST /api/companies/prime-tirage
POST /api/companies/prime-agent
PUT /api/companies/prime
PUT /api/companies/prime-tirage
PUT /api/companies/prime-agent
DELETE /api/companies/prime-tirage
DELETE /api/companies/prime-agent
PUT /api/companies/fiche
POST /api/companies/transactions
POST /api/generals/company
POST /api/generals/country
POST /api/generals/countries multipart
PUT /api/generals/countries
DELETE /api/generals/delete-country
POST /api/generals/compagnies multipart
PUT /api/generals/compagnies
DELETE /api/generals/delete-company
POST /api/generals/tirage-auto
GET /api/generals/countries
GET /api/generals/cities
GET /api/generals/compagnies
GET /api/generals/facturations?start_date&end_date&company
GET /api/companies/list-lotto
GET /api/companies/list-agent
GET /api/companies/list-supervisor
GET /api/companies/list-surcussale
GET /api/companies/type-games
GET /api/companies/type-games-agent
GET /api/companies/type-boules
GET /api/companies/type-boules-agent
GET /api/companies/boules-block
GET /api/companies/info-tirage
GET /api/companies/prime
GET /api/companies/prime-tirage
GET /api/companies/prime-agent
GET /api/companies/app
GET /api/companies/app-journalier
GET /api/companies/rapport-journalier
GET /api/companies/rapport-journalier-sup
GET /api/companies/rapport-journalier-ag-sup
GET /api/companies/appTirage-lotgagnant
GET /api/companies/appTirage
GET /api/companies/appFiche
GET /api/companies/appLotto
GET /api/companies/appGain
GET /api/companies/appGpc
GET /api/companies/lotgagnant
GET /api/companies/historics-payment
GET /api/companies/messages
GET /api/companies/list-tirage?start_date&end_date
GET /api/companies/fiche?start_date&end_date&tirage_id&surcussale_id&agent_id
GET /api/companies/fiche-gagnants?start_date&end_date&tirage_id&surcussale_id&agent_id
GET /api/companies/fiche-supp?start_date&end_date&tirage_id&surcussale_id&agent_id
GET /api/companies/rapports?start_date&end_date&tirage_id&surcussale_id&agent_id&filter_choice
GET /api/companies/rapports-agent?start_date&end_date&tirage_id&surcussale_id&agent_id&filter_choice
GET /api/companies/statistiques?start_date&end_date&tirage_id&lotto_id&surcussale_id&agent_id
GET /api/companies/transactions?start_date&end_date
GET /api/companies/tracabilites-agents?start_date&end_date
GET /api/companies/tracabilites-supervisors?start_date&end_date
GET /api/companies/tracabilites-companies?start_date&end_date
`
	.trim()
	.split('\n')
	.map((line) => {
		const [, method, path, query, multipart] =
			/^(\w+) ([^ ?]+)(?:\?(\S+))?( multipart)?$/.exec(line) ?? [];
		return {
			name: `${method} ${path}`,
			query: query?.split('&') ?? [],
			isMultipart: multipart !== undefined,
		};
	});
