-- Rounds of quotes after the first: who is asked to quote again, for what, and until when.
alter table sourcing.projects
  -- The first round and every negotiation counted. Keys of all of them are made before the publication.
  add column most_rounds int not null default 3 check (most_rounds between 1 and 5);

-- Projects whose key was made before have the key of one round.
update sourcing.projects set most_rounds = 1 where seal_mode <> 'automatic' and state <> '1';

create table sourcing.negotiations (
  tenant_id    bigint not null,
  project_id   bigint not null,
  round        int not null check (round between 2 and 99),
  choice       text not null check (choice in ('all', 'best')),
  -- Why not everybody is asked.
  reason       text not null,
  message      text not null,
  target_total numeric,
  -- The items that are asked about, each with the price that is hoped for, or null.
  items        jsonb not null,
  begun_by     bigint not null,
  begun_name   text not null,
  begun_at     timestamptz not null,
  primary key (tenant_id, project_id, round),
  check (choice = 'all' or reason <> ''),
  foreign key (tenant_id, project_id, round) references sourcing.seal_rounds
);
select kit.protect_append_only('sourcing.negotiations');

create table sourcing.negotiation_suppliers (
  tenant_id   bigint not null,
  project_id  bigint not null,
  round       int not null,
  supplier_id bigint not null,
  primary key (tenant_id, project_id, round, supplier_id),
  foreign key (tenant_id, project_id, round) references sourcing.negotiations
);
create index on sourcing.negotiation_suppliers (tenant_id, supplier_id, project_id);
select kit.protect_append_only('sourcing.negotiation_suppliers');

-- A round's key is never used for another; a round begins once and ends once.
create unique index on sourcing.seal_rounds (tenant_id, project_id, key_id);
create unique index on sourcing.seal_entries (tenant_id, project_id, round, kind) where kind in ('open', 'close');

-- Nothing of a round follows its end, and nothing of an earlier round follows a later one.
create function sourcing.follow_entry() returns trigger language plpgsql as $$
begin
  if exists (
    select from sourcing.seal_entries e
    where e.tenant_id = new.tenant_id and e.project_id = new.project_id and e.kind in ('open', 'close')
      and (e.round > new.round or e.round = new.round and e.kind = 'close')
  ) then
    raise exception 'the round of this entry has ended';
  end if;
  return new;
end $$;
create trigger follow_entry before insert on sourcing.seal_entries
  for each row execute function sourcing.follow_entry();
