/** Sales, and what of them is for draws that are not settled, which an earlier API does not send; minor units. */
export interface Sold {
	vente: number;
	pending?: number | undefined;
}

/** None of the draws that were sold for is settled: gains of 0, and profits that are the sales, say nothing yet. */
export const isUnsettled = ({ vente, pending }: Sold): boolean => vente !== 0 && pending === vente;
