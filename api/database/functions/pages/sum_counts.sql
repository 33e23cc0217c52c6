-- Sums of counts by class: [1, 0] and [2, 5, 1] are [3, 5, 1].
CREATE AGGREGATE sum_counts(integer[]) (SFUNC = add_counts, STYPE = integer[]);
