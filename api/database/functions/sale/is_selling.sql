-- Open from its first instant up to, but not at, its closing.
CREATE FUNCTION is_selling(p_instance tirage_instances, p_now timestamptz)
RETURNS boolean
LANGUAGE sql
IMMUTABLE
RETURN p_instance.state = 'open' AND p_now >= p_instance.opens_at AND p_now < p_instance.close_at;
