-- Dictionaries that a tenant has, beside those that the code declares, and what it has changed of their entries: of all of its
-- departments, or of one with those below.
create table tenancy.dictionaries (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  code      text not null check (code ~ '^[A-Za-z][A-Za-z0-9_]{0,63}$'),
  name      text not null check (name <> ''),
  en_name   text not null,
  primary key (tenant_id, id)
);
create unique index "dict.codeTaken" on tenancy.dictionaries (tenant_id, lower(code));
select kit.protect('tenancy.dictionaries');

create table tenancy.dictionary_items (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  dictionary text not null,
  code       text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$'),
  dept_id    bigint,
  name       text not null check (name <> ''),
  en_name    text not null,
  place      int not null check (place between 1 and 9999),
  is_default boolean not null default false,
  disabled   boolean not null default false,
  primary key (tenant_id, id),
  constraint "dict.noDept" foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id)
);
comment on column tenancy.dictionary_items.dept_id is 'department that has the entry, with those below; null: all';
create unique index "dict.itemTaken" on tenancy.dictionary_items (tenant_id, dictionary, code, dept_id) nulls not distinct;
create unique index dictionary_items_one_default on tenancy.dictionary_items (tenant_id, dictionary, dept_id) nulls not distinct where is_default;
select kit.protect('tenancy.dictionary_items');
