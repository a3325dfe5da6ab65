-- Passkeys that unlock an opener's key: each has a copy of the secret, wrapped by what the passkey alone computes.
create table sourcing.opener_passkeys (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  key_id     bigint not null,
  -- Where it works: browsers give a passkey to the host alone that it was made for.
  host       text not null,
  credential text not null,
  transports text[] not null,
  name       text not null,
  wrap       jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "opener.passkeyKnown" unique (tenant_id, credential),
  foreign key (tenant_id, key_id) references sourcing.opener_keys
);
select kit.protect('sourcing.opener_passkeys');
revoke update on sourcing.opener_passkeys from baicai_app;
create index on sourcing.opener_passkeys (tenant_id, key_id);
