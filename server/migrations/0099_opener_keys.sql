-- Keys of the people who open sealed quotes: public ones, and the secret wrapped by a code that only its owner has.
create table sourcing.opener_keys (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  person_id  bigint not null,
  name       text not null,
  -- Of each suite: encryption, signing.
  keys       jsonb not null,
  -- Gone with the revocation: then nobody restores the secret.
  wrap       jsonb,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  primary key (tenant_id, id),
  check ((wrap is null) = (revoked_at is not null)),
  foreign key (tenant_id, person_id) references identity.people
);
create unique index "opener.exists" on sourcing.opener_keys (tenant_id, person_id) where revoked_at is null;
select kit.protect('sourcing.opener_keys');
revoke update, delete on sourcing.opener_keys from baicai_app;
grant update (version, wrap, revoked_at) on sourcing.opener_keys to baicai_app;
-- The rounds of an opener.
create index on sourcing.seal_shares (tenant_id, opener, project_id);
