-- A token that gave way to another one when a company was chosen is told so.
ALTER TABLE ended_sign_ins DROP CONSTRAINT ended_sign_ins_why_check;

-- Of a month at most, and few: it is read at once.
ALTER TABLE ended_sign_ins
-- squawk-ignore constraint-missing-not-valid
ADD CONSTRAINT ended_sign_ins_why_check
	CHECK (why IN ('idle', 'expired', 'ended', 'password', 'second_step', 'replaced'));
