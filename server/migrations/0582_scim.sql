create schema scim;
grant usage on schema scim to baicai_app;

-- What a directory knows of an account: its own id for it, and whether it has removed it. `id` is the account's.
create table scim.users (
  tenant_id   bigint not null,
  id          bigint not null,
  external_id text not null default '',
  removed_at  timestamptz,
  created_at  timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references identity.users (tenant_id, id)
);
create unique index users_by_external_id on scim.users (tenant_id, external_id) where external_id <> '' and removed_at is null;
select kit.protect('scim.users');
