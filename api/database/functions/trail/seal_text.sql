-- What was sold when sales ended, as the trail keeps it.
CREATE FUNCTION seal_text(i tirage_instances)
RETURNS text
LANGUAGE sql
STABLE
RETURN concat(i.seal_fiches, ' fiches, ', i.seal_total, ', ', encode(i.seal_hash, 'hex'));
