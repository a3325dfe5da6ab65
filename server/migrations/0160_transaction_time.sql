-- The time that sourcing and what it stands on write and decide by: the clock, or what the demo has set for its transaction, whose past is
-- made by the product's own commands (decision 49). A setting that is nowhere set costs a look-up.
create function kit.clock() returns timestamptz language sql volatile as $$
  select coalesce(nullif(current_setting('app.time', true), '')::timestamptz, clock_timestamp())
$$;
grant execute on function kit.clock() to baicai_app;

alter table kit.events alter column at set default kit.clock();
alter table approvals.instances alter column started_at set default kit.clock();
alter table ledger.entries alter column at set default kit.clock();
alter table ledger.holds alter column opened_at set default kit.clock();
alter table ledger.refunds alter column at set default kit.clock();
alter table sourcing.projects alter column created_at set default kit.clock(), alter column updated_at set default kit.clock();
alter table sourcing.invitations alter column invited_at set default kit.clock();
alter table sourcing.enrolments alter column submitted_at set default kit.clock();
alter table sourcing.questions alter column asked_at set default kit.clock();
alter table sourcing.change_notices alter column at set default kit.clock();
alter table sourcing.follows alter column at set default kit.clock();
alter table sourcing.opener_keys alter column created_at set default kit.clock();
alter table sourcing.seal_ceremonies alter column begun_at set default kit.clock();
alter table sourcing.demands alter column created_at set default kit.clock(), alter column updated_at set default kit.clock();

-- Holds are opened and ended at that time, too.
do $$
declare holds regprocedure;
begin
  foreach holds in array array['ledger.reserve(jsonb, date)', 'ledger.finish(jsonb, text, text)']::regprocedure[] loop
    execute replace(pg_get_functiondef(holds), 'clock_timestamp()', 'kit.clock()');
  end loop;
end $$;
