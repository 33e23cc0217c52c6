-- Which functions the application may call. Those that run as the owner (SECURITY DEFINER) check for
-- themselves what the transaction's scope may do; each file says who that is.

-- PostgreSQL lets everybody call a new function: ours are for whom they are given to.
DO $$
DECLARE routine regprocedure;
BEGIN
	FOR routine IN SELECT p.oid FROM pg_proc p WHERE p.pronamespace = 'public'::regnamespace
		AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
	LOOP
		EXECUTE format('REVOKE EXECUTE ON ROUTINE %s FROM PUBLIC', routine);
	END LOOP;
END $$;

-- functions/scope
GRANT EXECUTE
ON ROUTINE app_company, app_role, app_scope, app_supervisor, app_user, may_administer, may_give
TO borlette_app;

-- functions/sign-in
GRANT EXECUTE
ON ROUTINE auth_credentials,
auth_end,
auth_end_agent,
auth_end_others,
auth_end_session,
auth_end_user,
auth_peek,
auth_rechoose,
auth_session,
auth_sessions,
auth_start,
auth_why_ended,
create_first_superuser,
people_of_provider
TO borlette_app;

-- functions/two-factor
GRANT EXECUTE
ON ROUTINE auth_take_recovery_code,
auth_take_step,
auth_two_factor,
two_factor_begin,
two_factor_confirm,
two_factor_end,
two_factor_recovery,
two_factor_reset
TO borlette_app;

-- functions/terminal
GRANT EXECUTE
ON ROUTINE agent_signed_in_until, pos_credentials, pos_end, pos_enter, pos_session, pos_start
TO borlette_app;

-- functions/agent
GRANT EXECUTE ON ROUTINE agent_name TO borlette_app;

-- functions/state
GRANT EXECUTE ON ROUTINE house_state TO borlette_app;

-- functions/company
GRANT EXECUTE ON ROUTINE contact_forget, delete_company, set_company_logo TO borlette_app;

-- functions/calls
GRANT EXECUTE
ON ROUTINE has_code, idempotency_begin, idempotency_end, idempotency_forget, refuse
TO borlette_app;

-- functions/sale
GRANT EXECUTE
ON ROUTINE blocks_on,
effective_primes,
ensure_partitions,
is_blocked,
is_playable,
is_selling,
limits_on,
numbered_lines,
options_of,
sell_fiche,
staked_against
TO borlette_app;

-- functions/autopilot
GRANT EXECUTE
ON ROUTINE autopilot_of, note_refused, parts_sold, pilot_room, worst_at_close, worst_case
TO borlette_app;

-- functions/fiche
GRANT EXECUTE
ON ROUTINE code_is_right,
expire_fiches,
fiche_view,
fiche_with,
hold_fiche,
lines_of,
pay_fiche,
public_fiche,
reactivate_fiche,
void_fiche
TO borlette_app;

-- functions/draw
GRANT EXECUTE ON ROUTINE close_due, drawn_at, hold_dates, next_close TO borlette_app;

-- functions/result
GRANT EXECUTE
ON ROUTINE cancel_instance, confirm_result, enter_result, paid_fiche_against, preview_result
TO borlette_app;

-- functions/settlement
GRANT EXECUTE ON ROUTINE settle_instance, settlement_verified, winning_numbers TO borlette_app;

-- functions/wallet
GRANT EXECUTE ON ROUTINE taking_told, wallet_hold, wallet_record TO borlette_app;

-- functions/trail
GRANT EXECUTE
ON ROUTINE audit_append, audit_hash, seal_text, witness_claims, witness_ledger
TO borlette_app;

-- functions/pages
GRANT EXECUTE ON ROUTINE page_forget, page_note, sum_counts TO borlette_app;

-- functions/release
GRANT EXECUTE ON ROUTINE give_release_rights, release_rights_given TO borlette_app;

-- functions/alert
GRANT EXECUTE ON ROUTINE quiet_until, take_browser TO borlette_app;

-- functions/servers
GRANT EXECUTE
ON ROUTINE claim_username, hold_home, homes_of_companies, servers_heard
TO borlette_app;
