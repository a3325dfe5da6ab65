-- Live auctions of biddings: the rule, who bids, and an append-only log that everything else is folded from.
alter table sourcing.projects drop constraint projects_state_check;
alter table sourcing.projects add constraint projects_state_check
  check (state in ('1', '2', '3', '4', '5', '10', '11', '6', '8', '7', '9'));
alter table sourcing.projects
  -- Of an auction; its end is that in force, with the extensions up to now.
  add column auction_begin_at timestamptz,
  add column auction_end_at timestamptz;

-- Quotes that an auction ended with have no entry in a log of sealed quotes.
alter table sourcing.quotes drop constraint quotes_tenant_id_project_id_seq_fkey;
alter table sourcing.quotes
  add column sealed_seq int generated always as (case when round < 100 then seq end) stored;
alter table sourcing.quotes add constraint quotes_sealed_entry
  foreign key (tenant_id, project_id, sealed_seq) references sourcing.seal_entries (tenant_id, project_id, seq);

create table sourcing.auctions (
  tenant_id  bigint not null,
  project_id bigint not null,
  suite      text not null check (suite in ('A', 'B')),
  -- The frozen rule, as the engine takes it.
  rule       jsonb not null,
  begin_at   timestamptz not null,
  end_at     timestamptz not null check (end_at > begin_at),
  phase      text not null default 'scheduled'
    check (phase in ('scheduled', 'open', 'paused', 'closed', 'failed', 'cancelled')),
  -- The end of the log: where the next entry goes. Without an entry there is no head.
  seq        int not null default 0 check (seq >= 0),
  head       bytea,
  last_at    timestamptz,
  -- When the clock has to act next.
  due_at     timestamptz,
  until      timestamptz,
  extensions int not null default 0,
  bids       int not null default 0,
  -- When the process that watches the auction was last alive.
  pulse_at   timestamptz,
  primary key (tenant_id, project_id),
  check ((seq = 0) = (head is null)),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect('sourcing.auctions');
revoke update, delete on sourcing.auctions from baicai_app;
grant update (begin_at, end_at, phase, seq, head, last_at, due_at, until, extensions, bids, pulse_at)
  on sourcing.auctions to baicai_app;
create index on sourcing.auctions (tenant_id, due_at) where due_at is not null;

create table sourcing.auction_bidders (
  tenant_id     bigint not null,
  project_id    bigint not null,
  no            int not null check (no between 1 and 200),
  supplier_id   bigint not null,
  -- Pseudonym of the supplier in this project, by which the log names it.
  subject       bytea not null,
  -- Opened quote that counts as the first bid.
  opening       numeric(18, 2),
  delivery_days int not null,
  valid_until   text not null,
  -- Prices by item, whose ratio every bid on the total keeps.
  base          jsonb not null,
  joined_name   text not null,
  joined_at     timestamptz not null,
  primary key (tenant_id, project_id, no),
  constraint "auction.joined" unique (tenant_id, project_id, supplier_id),
  foreign key (tenant_id, project_id) references sourcing.auctions
);
select kit.protect('sourcing.auction_bidders');
revoke update, delete on sourcing.auction_bidders from baicai_app;
grant update (delivery_days, valid_until, base, joined_name, joined_at) on sourcing.auction_bidders to baicai_app;
create index on sourcing.auction_bidders (tenant_id, supplier_id, project_id);

create table sourcing.auction_entries (
  tenant_id  bigint not null,
  project_id bigint not null,
  seq        int not null check (seq > 0),
  at         timestamptz not null,
  kind       text not null check (kind in ('begin', 'fail', 'bid', 'accept', 'drop', 'stage', 'pause', 'resume',
    'interrupt', 'extend', 'annul', 'exclude', 'message', 'close', 'cancel')),
  no         int,
  amount     numeric(18, 2),
  ref        bigint,
  until      timestamptz,
  note       text not null,
  salt       bytea,
  commitment bytea,
  actor_id   bigint not null,
  actor_name text not null,
  prev       bytea not null,
  hash       bytea not null,
  idem_key   text,
  primary key (tenant_id, project_id, seq),
  constraint "auction.keyUsed" unique (tenant_id, project_id, idem_key),
  check ((amount is null) = (salt is null)),
  foreign key (tenant_id, project_id) references sourcing.auctions
);
select kit.protect_append_only('sourcing.auction_entries');

create table sourcing.auction_refusals (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  project_id bigint not null,
  -- The entry after which it was judged.
  seq        int not null,
  at         timestamptz not null,
  no         int not null,
  amount     text not null,
  reason     text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, project_id) references sourcing.auctions
);
select kit.protect_append_only('sourcing.auction_refusals');
create index on sourcing.auction_refusals (tenant_id, project_id, id desc);
