-- What a draw can cost more, at most, after its combinations grew so by kind: one of each may come out, of mariages three;
-- of a borlette each lot pays its part.
CREATE FUNCTION grown_by(p_growth bigint[], p_parts integer[])
RETURNS bigint
LANGUAGE sql
IMMUTABLE
RETURN p_growth[1] * (p_parts[1] + p_parts[2] + p_parts[3]) / 1000000 + 3 + 3 * (
	p_growth[2] + p_growth[3]
) + p_growth[4] + p_growth[5] + p_growth[6] + p_growth[7] + p_growth[8] + p_growth[9] + p_growth[
	10
];
