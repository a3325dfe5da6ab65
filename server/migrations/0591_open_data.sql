-- Open data: what a profile publishes of projects, as releases that never change, in a feed whose numbers appear in order.
create schema open_data;
grant usage on schema open_data to baicai_app;

create table open_data.profiles (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  -- 01 draft, 02 to be published, 03 published, 04 ended.
  status       text not null default '01' check (status in ('01', '02', '03', '04')),
  code         text not null check (code ~ '^[a-z][a-z0-9-]{1,29}$'),
  name         text not null,
  edition      int not null default 0,
  draft        jsonb not null,
  -- What is published; null before the first edition and after the end.
  rules        jsonb,
  secret       bytea not null,
  editor       text not null,
  editor_person_id bigint not null,
  publisher    text not null default '',
  updated_at   timestamptz not null,
  published_at timestamptz,
  primary key (tenant_id, id),
  check (status <> '03' or rules is not null),
  check ((edition = 0) = (published_at is null))
);
comment on column open_data.profiles.secret is 'key of its pseudonyms';
create unique index "openDataProfile.codeTaken" on open_data.profiles (tenant_id, code);
select kit.protect('open_data.profiles');

-- Editions as they were published, for ever.
create table open_data.editions (
  tenant_id  bigint not null,
  profile_id bigint not null,
  edition    int not null,
  rules      jsonb not null,
  editor     text not null,
  publisher  text not null,
  at         timestamptz not null,
  primary key (tenant_id, profile_id, edition)
);
select kit.protect_append_only('open_data.editions');

create table open_data.releases (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  profile_id bigint not null,
  project_id bigint not null,
  no         int not null,
  ocid       text not null,
  release_id text not null,
  tags       text[] not null,
  date       timestamptz not null,
  body       text not null,
  digest     text not null,
  primary key (tenant_id, id),
  unique (tenant_id, profile_id, project_id, no),
  unique (tenant_id, profile_id, release_id),
  unique (tenant_id, profile_id, ocid, date)
);
comment on column open_data.releases.digest is 'of what is published, without id, date and tags';
create index on open_data.releases (tenant_id, date desc, id desc);
select kit.protect_append_only('open_data.releases');

create table open_data.withdrawals (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  release_id bigint not null,
  -- 01 to be reviewed, 02 withdrawn, 03 declined.
  status     text not null default '01' check (status in ('01', '02', '03')),
  reason     text not null check (reason <> ''),
  proposer   text not null,
  person_id  bigint not null,
  decider    text not null default '',
  decider_person_id bigint,
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, release_id) references open_data.releases (tenant_id, id),
  constraint "openDataRelease.ownProposal" check (decider_person_id is null or decider_person_id <> person_id)
);
create unique index "openDataRelease.open" on open_data.withdrawals (tenant_id, release_id) where status in ('01', '02');
select kit.protect('open_data.withdrawals');

-- The feed: releases, and withdrawals of earlier ones. Its numbers are given under the lock of the tenant's counter.
create table open_data.feed (
  tenant_id  bigint not null,
  seq        bigint not null,
  profile_id bigint not null,
  release_id bigint not null,
  kind       text not null check (kind in ('release', 'withdrawal')),
  primary key (tenant_id, seq),
  unique (tenant_id, release_id, kind),
  foreign key (tenant_id, release_id) references open_data.releases (tenant_id, id)
);
create index on open_data.feed (tenant_id, profile_id, seq);
select kit.protect_append_only('open_data.feed');

create table open_data.counters (
  tenant_id bigint not null,
  id        bigint not null default 1 check (id = 1),
  last_seq  bigint not null default 0,
  primary key (tenant_id, id)
);
select kit.protect('open_data.counters');

-- Projects whose release the validation refused.
create table open_data.problems (
  tenant_id  bigint not null,
  profile_id bigint not null,
  project_id bigint not null,
  problems   text[] not null,
  at         timestamptz not null,
  primary key (tenant_id, profile_id, project_id)
);
select kit.protect('open_data.problems');
