-- Legal entities of a tenant: companies and other bodies in whose name its departments buy.
create schema administration;
grant usage on schema administration to baicai_app;

create table administration.legal_entities (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  code      text not null check (code <> ''),
  name      text not null check (name <> ''),
  en_name   text not null,
  kind      text not null,
  tax_no    text not null,
  dept_id   bigint not null,
  address   text not null,
  phone     text not null,
  disabled  boolean not null default false,
  primary key (tenant_id, id),
  constraint "legalEntity.noDept" foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id)
);
comment on column administration.legal_entities.kind is 'code of the dictionary LEGAL_ENTITY';
comment on column administration.legal_entities.dept_id is 'department that it is the legal entity of, with those below that have none';
create unique index "legalEntity.codeTaken" on administration.legal_entities (tenant_id, lower(code));
create unique index "legalEntity.taxNoTaken" on administration.legal_entities (tenant_id, upper(tax_no)) where not disabled;
create unique index "legalEntity.deptTaken" on administration.legal_entities (tenant_id, dept_id) where not disabled;
select kit.protect('administration.legal_entities');
