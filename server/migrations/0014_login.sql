create schema login;
grant usage on schema login to baicai_app;

-- What is counted against a limit: wrong passwords of a person and of an address, messages to a number.
create table login.tallies (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  subject   text not null,
  at        timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index tallies_of_subject on login.tallies (tenant_id, subject, at);
create index tallies_by_time on login.tallies (tenant_id, at);
select kit.protect('login.tallies');

-- The second factors of a person.
create table login.authenticators (
  tenant_id  bigint not null,
  person_id  bigint not null,
  -- Sealed with a key that lies outside the database's tables of the tenant.
  secret     bytea not null,
  -- The last step that was accepted: a code opens once.
  last_step  bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references identity.people (tenant_id, id)
);
select kit.protect('login.authenticators');

create table login.passkeys (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  person_id    bigint not null,
  credential   text not null,
  public_key   bytea not null,
  counter      bigint not null,
  transports   text[] not null,
  name         text not null,
  created_at   timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  constraint "passkey.known" unique (tenant_id, credential),
  foreign key (tenant_id, person_id) references identity.people (tenant_id, id)
);
create index passkeys_of_person on login.passkeys (tenant_id, person_id);
select kit.protect('login.passkeys');

create table login.recovery_codes (
  tenant_id bigint not null,
  person_id bigint not null,
  sha       bytea not null,
  used_at   timestamptz,
  primary key (tenant_id, person_id, sha),
  foreign key (tenant_id, person_id) references identity.people (tenant_id, id)
);
select kit.protect('login.recovery_codes');

-- Who asked to try the product, and the account they were given.
create table login.trials (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  org_name       text not null,
  enterprise_web text not null,
  org_address    text not null,
  contacts_name  text not null,
  tel            text not null,
  email          text not null,
  demand         text not null,
  user_id        bigint not null,
  ends_at        timestamptz not null,
  created_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references identity.users (tenant_id, id)
);
select kit.protect('login.trials');
