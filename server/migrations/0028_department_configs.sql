-- What a department has set for itself; where it has set nothing, the tenant's own value counts.
create table tenancy.department_configs (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  dept_code text not null,
  code      text not null,
  val       text not null,
  primary key (tenant_id, dept_code, code)
);
select kit.protect('tenancy.department_configs');
