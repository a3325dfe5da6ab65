-- Sealed quotes: rounds with their keys, the public log, ciphertexts until they are opened, and what was opened.
create table sourcing.seal_rounds (
  tenant_id      bigint not null,
  project_id     bigint not null,
  round          int not null check (round between 1 and 99),
  suite          text not null check (suite in ('A', 'B')),
  mode           text not null check (mode in ('assisted', 'committee', 'automatic')),
  k              int not null check (k between 2 and n),
  n              int not null,
  sealed_bytes   int not null check (sealed_bytes > 0),
  -- Canonical texts: what their hashes in the log are over.
  terms          text not null,
  key_record     text not null,
  key_id         bytea not null,
  key_signatures jsonb not null,
  -- The keeper's own note of the deadline, signed by it; without a keeper there is none.
  keeper_ticket  text,
  quote_begin_at timestamptz not null,
  quote_end_at   timestamptz not null check (quote_end_at > quote_begin_at),
  status         text not null default 'open' check (status in ('open', 'closed', 'opening', 'opened', 'failed')),
  -- The end of the project's log: where the next entry goes.
  next_seq       int not null check (next_seq > 0),
  head           bytea not null,
  last_at        timestamptz not null,
  primary key (tenant_id, project_id, round),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect('sourcing.seal_rounds');
revoke update, delete on sourcing.seal_rounds from baicai_app;
grant update (terms, keeper_ticket, quote_begin_at, quote_end_at, status, next_seq, head, last_at)
  on sourcing.seal_rounds to baicai_app;

create table sourcing.seal_shares (
  tenant_id   bigint not null,
  project_id  bigint not null,
  round       int not null,
  maker       text not null,
  opener      text not null,
  sealed      bytea not null,
  -- In clear, from the opening on.
  released    bytea,
  released_at timestamptz,
  primary key (tenant_id, project_id, round, maker, opener),
  check ((released is null) = (released_at is null)),
  foreign key (tenant_id, project_id, round) references sourcing.seal_rounds
);
select kit.protect('sourcing.seal_shares');
revoke update, delete on sourcing.seal_shares from baicai_app;
grant update (released, released_at) on sourcing.seal_shares to baicai_app;

create table sourcing.seal_entries (
  tenant_id     bigint not null,
  project_id    bigint not null,
  seq           int not null check (seq > 0),
  round         int not null,
  kind          text not null check (kind in ('open', 'quote', 'withdraw', 'change', 'close')),
  at            timestamptz not null,
  supplier_id   bigint,
  subject       bytea,
  commitment    bytea,
  envelope_hash bytea,
  ref           int,
  prev          bytea not null,
  hash          bytea not null,
  idem_key      text,
  primary key (tenant_id, project_id, seq),
  constraint "seal.keyUsed" unique (tenant_id, project_id, idem_key),
  check ((supplier_id is not null) = (kind in ('quote', 'withdraw'))),
  check ((ref is not null) = (kind = 'withdraw')),
  foreign key (tenant_id, project_id, round) references sourcing.seal_rounds
);
create unique index "seal.replayed" on sourcing.seal_entries (tenant_id, project_id, envelope_hash) where kind = 'quote';
create index on sourcing.seal_entries (tenant_id, project_id, supplier_id, seq) where supplier_id is not null;
select kit.protect_append_only('sourcing.seal_entries');

-- Nobody changes the log by mistake, a superuser neither. The proof is the chain: who may drop a trigger can go around it.
create function sourcing.keep_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and exists (select from tenancy.tenants where id = old.tenant_id and status = 'removing') then
    return old;
  end if;
  raise exception 'the log of sealed quotes is only ever added to';
end $$;
create trigger keep_entry before update or delete on sourcing.seal_entries
  for each row execute function sourcing.keep_entry();

-- Ciphertexts of the quotes in force: a replaced or withdrawn one is deleted, or the round's key would open it later.
create table sourcing.sealed_quotes (
  tenant_id     bigint not null,
  project_id    bigint not null,
  envelope_hash bytea not null,
  round         int not null,
  header        text not null,
  keys          jsonb not null,
  iv            bytea not null,
  ct            bytea not null,
  primary key (tenant_id, project_id, envelope_hash),
  foreign key (tenant_id, project_id) references sourcing.projects
);
alter table sourcing.sealed_quotes alter column ct set storage external;
select kit.protect('sourcing.sealed_quotes');
revoke update on sourcing.sealed_quotes from baicai_app;

create table sourcing.seal_openings (
  tenant_id  bigint not null,
  project_id bigint not null,
  round      int not null,
  record     text not null,
  signatures jsonb not null default '[]',
  primary key (tenant_id, project_id, round),
  foreign key (tenant_id, project_id, round) references sourcing.seal_rounds
);
select kit.protect('sourcing.seal_openings');
revoke update, delete on sourcing.seal_openings from baicai_app;
grant update (signatures) on sourcing.seal_openings to baicai_app;

-- What was opened. Only of a valid quote its content is known to be of any use; of others there is the reason alone.
create table sourcing.quotes (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  project_id    bigint not null,
  round         int not null,
  supplier_id   bigint not null,
  seq           int not null,
  submitted_at  timestamptz not null,
  status        text not null check (status in ('valid', 'undecryptable', 'mismatch', 'invalid')),
  why           text not null,
  master        bytea,
  currency      text,
  delivery_days int,
  -- As its supplier wrote it: a day that no calendar has must not stop an opening.
  valid_until   text,
  freight       numeric,
  remark        text,
  attachments   jsonb not null default '[]',
  total         numeric,
  primary key (tenant_id, id),
  unique (tenant_id, project_id, round, seq),
  check ((status = 'valid') = (total is not null)),
  foreign key (tenant_id, project_id, seq) references sourcing.seal_entries
);
create index on sourcing.quotes (tenant_id, supplier_id, project_id);
select kit.protect_append_only('sourcing.quotes');

create table sourcing.quote_lines (
  tenant_id  bigint not null,
  quote_id   bigint not null,
  line_no    int not null,
  item_id    bigint not null,
  qty        numeric not null,
  price      numeric not null,
  tax_rate   numeric not null,
  amount     numeric not null,
  brand      text not null,
  lead_days  int not null,
  remark     text not null,
  primary key (tenant_id, quote_id, line_no),
  foreign key (tenant_id, quote_id) references sourcing.quotes
);
select kit.protect_append_only('sourcing.quote_lines');
