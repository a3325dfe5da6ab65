-- What a tenant has set for the papers that the product prints: one row for a kind of paper; without one it is printed as ever.
create table tenancy.print_templates (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  kind      text not null,
  header    text not null,
  footer    text not null,
  notes     text not null,
  show_logo boolean not null,
  hidden    text[] not null,
  primary key (tenant_id, id)
);
comment on column tenancy.print_templates.hidden is 'columns that are left out, by their codes of the contract';
create unique index print_templates_kind on tenancy.print_templates (tenant_id, kind);
select kit.protect('tenancy.print_templates');
