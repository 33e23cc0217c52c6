-- Whether the person behind the transaction holds a code; row-level security hides the provider's own
-- while they work in a company.
CREATE FUNCTION has_code(p_code text)
RETURNS boolean
LANGUAGE sql
STABLE
SECURITY DEFINER
SET search_path = public, pg_temp
AS $$
	SELECT EXISTS (SELECT FROM user_permissions WHERE user_id = app_user() AND codename = p_code);
$$;
