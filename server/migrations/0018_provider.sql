create schema provider;
grant usage on schema provider to baicai_app;

-- Other applications of the tenant, whose people log in here.
create table provider.applications (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  client_id  text not null,
  -- Sealed: the protocol's library compares the secret itself, not a digest of it.
  secret     bytea not null,
  secret_at  timestamptz not null default now(),
  name       text not null,
  en_name    text not null,
  redirects  text[] not null,
  logouts    text[] not null,
  scopes     text[] not null,
  alg        text not null check (alg in ('RS256', 'ES256')),
  -- The tenant's own: nobody is asked whether it may know who they are.
  is_own     boolean not null,
  is_active  boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, client_id)
);
select kit.protect('provider.applications');

-- What a person has agreed that an application gets to know.
create table provider.consents (
  tenant_id      bigint not null,
  person_id      bigint not null,
  application_id bigint not null,
  scopes         text[] not null,
  agreed_at      timestamptz not null default now(),
  primary key (tenant_id, person_id, application_id),
  foreign key (tenant_id, person_id) references identity.people (tenant_id, id),
  foreign key (tenant_id, application_id) references provider.applications (tenant_id, id)
);
select kit.protect('provider.consents');

-- Codes, tokens, grants and authorizations in the making. Each is found by the digest of its secret, and what it says is sealed.
create table provider.artefacts (
  tenant_id  bigint not null,
  kind       text not null,
  sha        bytea not null,
  -- The grant that all tokens of one authorization hang on.
  family     bytea,
  uid_sha    bytea,
  content    bytea not null,
  used_at    timestamptz,
  expires_at timestamptz not null,
  primary key (tenant_id, kind, sha)
);
create index artefacts_of_family on provider.artefacts (tenant_id, family) where family is not null;
create index artefacts_by_uid on provider.artefacts (tenant_id, kind, uid_sha) where uid_sha is not null;
create index artefacts_by_end on provider.artefacts (tenant_id, expires_at);
select kit.protect('provider.artefacts');

-- What the tenant's tokens are signed with; one that was replaced stays known until nothing signed by it is believed any more.
create table provider.keys (
  tenant_id   bigint not null,
  kid         text not null,
  alg         text not null check (alg in ('RS256', 'ES256')),
  key         bytea not null,
  made_at     timestamptz not null default now(),
  replaced_at timestamptz,
  primary key (tenant_id, kid)
);
create unique index keys_that_sign on provider.keys (tenant_id, alg) where replaced_at is null;
select kit.protect('provider.keys');
