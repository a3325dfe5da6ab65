-- A closed round that too few can open: proposed by one person, confirmed by another, and said by the log.
alter table sourcing.projects drop constraint projects_ending_check;
alter table sourcing.projects add constraint projects_ending_check
  check (ending in ('terminated', 'tooFewEnrolments', 'tooFewQuotes', 'unopenable'));

alter table sourcing.seal_entries drop constraint seal_entries_kind_check;
alter table sourcing.seal_entries add constraint seal_entries_kind_check
  check (kind in ('open', 'quote', 'withdraw', 'change', 'confirm', 'close', 'fail'));
create unique index on sourcing.seal_entries (tenant_id, project_id, round) where kind = 'fail';

create table sourcing.seal_failures (
  tenant_id      bigint not null,
  project_id     bigint not null,
  round          int not null,
  reason         text not null,
  -- The person, whatever account they use.
  proposer_id    bigint not null,
  proposer_name  text not null,
  proposed_at    timestamptz not null,
  confirmer_id   bigint check (confirmer_id <> proposer_id),
  confirmer_name text,
  confirmed_at   timestamptz,
  -- Canonical text: what the hash in the log is over.
  statement      text,
  primary key (tenant_id, project_id, round),
  check (num_nulls(confirmer_id, confirmer_name, confirmed_at, statement) in (0, 4)),
  foreign key (tenant_id, project_id, round) references sourcing.seal_rounds
);
select kit.protect('sourcing.seal_failures');
revoke delete on sourcing.seal_failures from baicai_app;

-- After the end of a round there is only that it was given up, and after that nothing.
create or replace function sourcing.follow_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from sourcing.seal_entries e
    where e.tenant_id = new.tenant_id and e.project_id = new.project_id and e.kind in ('open', 'close', 'fail')
      and (e.round > new.round or e.kind = 'fail' or e.round = new.round and e.kind = 'close' and new.kind <> 'fail')
  ) then
    raise exception 'the round of this entry has ended';
  end if;
  if new.kind = 'fail' and not exists (
    select from sourcing.seal_entries e
    where e.tenant_id = new.tenant_id and e.project_id = new.project_id and e.round = new.round and e.kind = 'close'
  ) then
    raise exception 'the round of this entry has not ended';
  end if;
  return new;
end $$;
