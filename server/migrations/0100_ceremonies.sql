-- Who opens a project's quotes: the platform, people with the platform, or people alone.
alter table sourcing.projects
  add column seal_mode text not null default 'automatic' check (seal_mode in ('assisted', 'committee', 'automatic')),
  -- People, the two makers of the key first.
  add column opener_ids bigint[] not null default '{}',
  add column seal_k int not null default 2 check (seal_k between 2 and 32);
create index on sourcing.projects using gin (opener_ids) where state = '3';

-- The key of a round that is being made, before its project is published: nothing here opens anything.
create table sourcing.seal_ceremonies (
  tenant_id     bigint not null,
  project_id    bigint not null,
  round         int not null check (round between 1 and 99),
  -- Canonical texts: the frozen facts that makers work by, and the complete record.
  plan          text not null,
  -- Of each maker: its public half, and its shares, each encrypted to its opener.
  halves        jsonb not null default '[]',
  key_record    text,
  signatures    jsonb not null default '[]',
  confirmations jsonb not null default '[]',
  begun_at      timestamptz not null default now(),
  primary key (tenant_id, project_id, round),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect('sourcing.seal_ceremonies');
