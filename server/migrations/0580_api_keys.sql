-- Service accounts are accounts of systems: they hold no role, nobody signs in with them, and only the module api changes them.
alter table identity.users add column is_service boolean not null default false;

-- Calls that a system made with a key, in the log of operations.
alter table kit.calls
  add column key_id bigint,
  add column key_name text not null default '';
create index calls_of_key on kit.calls (tenant_id, key_id, id) where key_id is not null;

create schema api;
grant usage on schema api to baicai_app;

-- What the keys of a service account can do at most, and who answers for it. `id` is the account's.
create table api.accounts (
  tenant_id   bigint not null,
  id          bigint not null,
  version     int not null default 1,
  permissions text[] not null,
  purpose     text not null default '',
  owner_id    bigint not null,
  disabled    boolean not null default false,
  created_at  timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references identity.users (tenant_id, id)
);
select kit.protect('api.accounts');

-- Of a key its hash alone is kept, and its beginning to tell it from others. The former key of a rotation is valid for a while.
create table api.keys (
  tenant_id        bigint not null,
  id               bigint not null default kit.next_id(),
  version          int not null default 1,
  account_id       bigint not null,
  name             text not null,
  prefix           text not null,
  hash             bytea not null,
  former_hash      bytea,
  former_until     timestamptz,
  scopes           text[] not null,
  networks         text[] not null default '{}',
  expires_on       date not null,
  calls_per_minute int not null,
  last_used_at     timestamptz,
  last_used_ip     text not null default '',
  created_by       bigint not null,
  created_at       timestamptz not null default kit.clock(),
  revoked_at       timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references api.accounts (tenant_id, id)
);
create unique index keys_by_hash on api.keys (tenant_id, hash);
create index keys_by_former_hash on api.keys (tenant_id, former_hash) where former_hash is not null;
create index keys_of_account on api.keys (tenant_id, account_id);
select kit.protect('api.keys');
