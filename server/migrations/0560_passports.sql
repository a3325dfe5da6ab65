-- Passports 供应商护照. At home: what a supplier has said of itself by edition, and whom it has granted it.
create table onboarding.passport_editions (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  supplier_id bigint not null,
  no          int not null check (no > 0),
  content     jsonb not null,
  digest      text not null,
  issued_at   timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, supplier_id, no),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id)
);
comment on column onboarding.passport_editions.digest is 'SHA-256 of the content';
select kit.protect('onboarding.passport_editions');

create table onboarding.passport_grants (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  version         int not null default 1,
  supplier_id     bigint not null,
  host            text not null,
  platform        text not null,
  sections        text[] not null check (cardinality(sections) > 0),
  status          text not null default 'active' check (status in ('active', 'withdrawn')),
  granted_by_name text not null,
  granted_at      timestamptz not null,
  withdrawn_at    timestamptz,
  delivered_no    int,
  delivered_at    timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id),
  check ((status = 'withdrawn') = (withdrawn_at is not null)),
  check ((delivered_no is null) = (delivered_at is null))
);
comment on column onboarding.passport_grants.host is 'host of the tenant that may read the passport';
create unique index "passport.granted" on onboarding.passport_grants (tenant_id, supplier_id, host) where status = 'active';
create index on onboarding.passport_grants (tenant_id, supplier_id, granted_at desc, id desc);
select kit.protect('onboarding.passport_grants');

-- Abroad: editions that were delivered, as they were signed.
create table onboarding.passport_deliveries (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  -- 01 delivered, 02 taken over, 03 replaced by a newer edition, 04 withdrawn by the supplier, 05 set aside.
  status        text not null default '01' check (status in ('01', '02', '03', '04', '05')),
  issuer_host   text not null,
  issuer_name   text not null,
  company_name  text not null,
  credit_code   text not null,
  edition_no    int not null,
  sections      text[] not null,
  text          text,
  signature     text not null,
  kid           text not null,
  public_key    jsonb not null,
  issued_at     timestamptz not null,
  delivered_at  timestamptz not null,
  withdrawn_at  timestamptz,
  supplier_id   bigint,
  change_id     bigint,
  handler       text not null default '',
  decided_at    timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, issuer_host, credit_code, edition_no),
  check ((text is null) = (withdrawn_at is not null)),
  check (status <> '01' or text is not null),
  check ((status = '02') = (change_id is not null))
);
comment on column onboarding.passport_deliveries.text is 'what was signed; null once the supplier has withdrawn it';
comment on column onboarding.passport_deliveries.change_id is 'profile change in which it was taken over';
create index on onboarding.passport_deliveries (tenant_id, delivered_at desc, id desc);
create index on onboarding.passport_deliveries (tenant_id, status, delivered_at desc, id desc);
select kit.protect('onboarding.passport_deliveries');

-- An edition never changes, and a delivered one changes only when it is withdrawn or delivered anew.
create function onboarding.keep_edition() returns trigger language plpgsql as $$
begin
  raise exception 'an edition of a passport does not change';
end
$$;
create trigger keep_edition before update on onboarding.passport_editions
  for each row execute function onboarding.keep_edition();
create function onboarding.keep_delivery() returns trigger language plpgsql as $$
begin
  if old.text is not null and new.text is not null and (old.text, old.signature, old.public_key) is distinct from (new.text, new.signature, new.public_key) then
    raise exception 'a delivered passport does not change';
  end if;
  return new;
end
$$;
create trigger keep_delivery before update on onboarding.passport_deliveries
  for each row execute function onboarding.keep_delivery();
