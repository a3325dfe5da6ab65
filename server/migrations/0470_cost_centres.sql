-- Cost centres and project numbers of order lines. Lines keep the name of their cost centre as it was when they were written.
create table ordering.cost_centres (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  code      text not null check (code <> ''),
  name      text not null check (name <> ''),
  dept_id   bigint,
  disabled  boolean not null default false,
  primary key (tenant_id, id),
  constraint "costCentre.noDept" foreign key (tenant_id, dept_id) references identity.departments (tenant_id, id)
);
comment on column ordering.cost_centres.dept_id is 'department that orders for it, with those below; null: all';
create unique index "costCentre.codeTaken" on ordering.cost_centres (tenant_id, lower(code));
select kit.protect('ordering.cost_centres');

alter table ordering.order_lines
  add cost_centre_id bigint,
  add cost_centre text not null default '',
  add project_no text not null default '',
  add foreign key (tenant_id, cost_centre_id) references ordering.cost_centres (tenant_id, id);
comment on column ordering.order_lines.cost_centre is 'code and name of the cost centre; empty: none';
create index order_lines_of_cost_centre on ordering.order_lines (tenant_id, cost_centre_id) where cost_centre_id is not null;

alter table approvals.rules add cost_centre text;
comment on column approvals.rules.cost_centre is 'code of a cost centre that a line of the document names; null: any';
