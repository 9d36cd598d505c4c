-- Append-only, except for the clean-up, which removes old lines, and for the erasure of a person, which takes their names and
-- addresses out of lines. Each sets its own name for its own transaction.
CREATE OR REPLACE FUNCTION "keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' AND current_setting('newsdesk.audit_clean_up', true) = 'on' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' AND current_setting('newsdesk.audit_erasure', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only: % is refused.', TG_OP;
END;
$$;
