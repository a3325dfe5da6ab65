-- What departments have set belongs to them by id: a code can be corrected. It holds for those below as well.
alter table tenancy.department_configs add dept_id bigint;
update tenancy.department_configs c set dept_id = d.id
  from identity.departments d where d.tenant_id = c.tenant_id and d.code = c.dept_code;
delete from tenancy.department_configs where dept_id is null;
alter table tenancy.department_configs
  drop constraint department_configs_pkey,
  alter column dept_id set not null,
  drop column dept_code,
  add primary key (tenant_id, dept_id, code),
  add constraint "conf.noDept" foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id);
