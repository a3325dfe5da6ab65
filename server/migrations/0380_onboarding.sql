create schema onboarding;
grant usage on schema onboarding to baicai_app;

-- Accounts of applicants: at the entrance of suppliers, but of no supplier until their application is approved.
alter table identity.users
  add column is_applicant boolean not null default false,
  drop constraint "user.supplierMissing",
  add constraint "user.supplierMissing"
    check (((entrance = 'supplier') = (supplier_id is not null or is_applicant)) and not (is_applicant and supplier_id is not null));

alter table suppliers.suppliers
  add column legal_person text not null default '',
  add column address      text not null default '',
  add column email        text not null default '',
  add column category_ids bigint[] not null default '{}',
  -- What dispositions forbid; written by them alone.
  add column blocks       jsonb not null default '[]';

create table suppliers.certificates (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  supplier_id bigint not null,
  type        text not null,
  no          text not null default '',
  issuer      text not null default '',
  last_day    date,
  files       jsonb not null default '[]',
  reminded    int,
  created_at  timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, supplier_id) references suppliers.suppliers (tenant_id, id)
);
comment on column suppliers.certificates.reminded is 'days left at the last reminder';
create index on suppliers.certificates (tenant_id, supplier_id);
create index on suppliers.certificates (tenant_id, last_day) where last_day is not null;
select kit.protect('suppliers.certificates');

-- What the applicant writes; the columns of every case are those of `kit.case_table`.
create table onboarding.applications (
  tenant_id    bigint not null,
  company_name text not null default '',
  short_name   text not null default '',
  credit_code  text not null default '',
  legal_person text not null default '',
  region       text not null default '',
  address      text not null default '',
  contact_name text not null default '',
  contact_tel  text not null default '',
  email        text not null default '',
  user_code    text not null default '',
  category_ids bigint[] not null default '{}',
  certificates jsonb not null default '[]',
  supplier_id  bigint
);
select kit.case_table('onboarding.applications');
create unique index "supplierApplication.open" on onboarding.applications (tenant_id, person_id);
