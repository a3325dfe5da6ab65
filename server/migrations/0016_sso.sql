create schema sso;
grant usage on schema sso to baicai_app;

-- Ways in from outside: which page of the tenant uses which protocol, with which settings.
create table sso.entries (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  page         text not null,
  app          text not null default '',
  name         text not null,
  en_name      text not null default '',
  adapter      text not null check (adapter in ('oidc', 'saml', 'cas', 'link')),
  account_by   text not null check (account_by in ('mapping', 'claim')),
  claim        text not null default '',
  entrance     text,
  settings     jsonb not null,
  secret       bytea,
  is_enabled   boolean not null default false,
  last_used_at timestamptz,
  primary key (tenant_id, id),
  constraint "sso.entryTaken" unique (tenant_id, page, app)
);
comment on column sso.entries.secret is 'encrypted; bound to the entry';
select kit.protect('sso.entries');

-- Who somebody outside is here. An identity is issuer and subject together: another issuer's same subject is somebody else.
create table sso.subjects (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  entry_id   bigint not null,
  issuer     text not null,
  subject    text not null,
  user_id    bigint not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  constraint "sso.subjectTaken" unique (tenant_id, entry_id, issuer, subject, user_id),
  foreign key (tenant_id, entry_id) references sso.entries (tenant_id, id),
  foreign key (tenant_id, user_id) references identity.users (tenant_id, id)
);
create index subjects_of_user on sso.subjects (tenant_id, user_id);
select kit.protect('sso.subjects');

-- Applications that people jump into from here, each with the key that it shares with us.
create table sso.apps (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  code        text not null,
  name        text not null,
  en_name     text not null default '',
  kind        text not null check (kind in ('mall', 'fl', 'fw', 'gld', 'app')),
  address     text not null,
  digest      text not null check (digest in ('sm3', 'sha256')),
  bare_digest boolean not null default false,
  secret      bytea,
  is_enabled  boolean not null default true,
  primary key (tenant_id, id),
  constraint "sso.appTaken" unique (tenant_id, code)
);
comment on column sso.apps.secret is 'encrypted; bound to the application';
select kit.protect('sso.apps');
