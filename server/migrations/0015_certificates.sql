create schema certificates;
grant usage on schema certificates to baicai_app;

-- Whom the tenant believes about certificates: roots, and the authorities between them and people.
create table certificates.authorities (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  fingerprint text not null,
  subject     text not null,
  certificate bytea not null,
  needs_list  boolean not null,
  list        bytea,
  -- SHA-256 of the list, so that one that was read is not fetched again.
  list_sha    text,
  list_from   timestamptz,
  list_until  timestamptz,
  created_at  timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, fingerprint)
);
select kit.protect('certificates.authorities');

-- The certificates that people log in with. Two authorities may give out the same serial number.
create table certificates.certificates (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  person_id    bigint not null,
  fingerprint  text not null,
  serial       text not null,
  subject      text not null,
  issuer       text not null,
  not_after    timestamptz not null,
  bound_at     timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, person_id) references identity.people (tenant_id, id),
  unique (tenant_id, fingerprint)
);
create index certificates_by_serial on certificates.certificates (tenant_id, serial);
create index certificates_of_person on certificates.certificates (tenant_id, person_id);
select kit.protect('certificates.certificates');
