/** Rows of the seed, by what they are. The last digits tell them apart in a failure's message. */
const id = (number: number): string =>
	`01900000-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const IDS = {
	haiti: id(1),
	dominicana: id(2),
	companyA: id(10),
	companyB: id(20),
	root: id(30),
	adminA: id(31),
	supervisorA: id(32),
	otherSupervisorA: id(33),
	adminB: id(34),
	supervisorB: id(35),
	/** Of supervisorA. */
	surcussaleA: id(40),
	/** Of otherSupervisorA. */
	otherSurcussaleA: id(41),
	surcussaleB: id(42),
	agentA: id(50),
	otherAgentA: id(51),
	agentB: id(52),
	infoTirageA: id(60),
	infoTirageB: id(61),
	tirageA: id(70),
	tirageB: id(71),
	blockA: id(80),
	blockB: id(81),
	generaleA: id(100),
	generaleB: id(101),
	messageA: id(102),
	messageB: id(103),
	invoiceA: id(104),
	invoiceB: id(105),
	paymentA: id(106),
	paymentB: id(107),
	lottoA: id(108),
	lottoB: id(109),
	typeGameA: id(110),
	typeGameB: id(111),
	typeBouleA: id(112),
	typeBouleB: id(113),
	typeGameAgentA: id(114),
	typeGameAgentB: id(115),
	typeBouleAgentA: id(116),
	typeBouleAgentB: id(117),
	primeTirageA: id(118),
	primeTirageB: id(119),
	primeAgentA: id(120),
	primeAgentB: id(121),
	primeSurcussaleA: id(122),
	primeSurcussaleB: id(123),
	unknown: id(999),
} as const;

/** Who signs in: name of the person in `IDS` and username at once. */
export const PEOPLE = [
	'root',
	'adminA',
	'supervisorA',
	'otherSupervisorA',
	'adminB',
	'supervisorB',
] as const;
export type Person = (typeof PEOPLE)[number];
export const PASSWORD = 'correct horse';
