-- Workbench 工作台: what each account has on it of its own.
create schema workbench;
grant usage on schema workbench to baicai_app;

create table workbench.shortcuts (
  tenant_id bigint not null,
  user_id   bigint not null,
  version   int not null default 1,
  -- Ids of entries of the person's menu, in their order.
  menu_ids  text[] not null default '{}' check (cardinality(menu_ids) <= 6),
  primary key (tenant_id, user_id)
);
select kit.protect('workbench.shortcuts');

-- What waits for one person, supplier or department, and figures by month.
create index orders_waiting_of_buyer on ordering.orders (tenant_id, buyer_id, status)
  where status in ('10', '25', '30', '35', '45', '50', '55', '60');
create index orders_waiting_of_supplier on ordering.orders (tenant_id, supplier_id, status)
  where sent_at is not null and status in ('30', '40', '45', '80');
create index orders_by_time on ordering.orders (tenant_id, created_at) include (status, amount);
create index tasks_decided on approvals.tasks (tenant_id, approver_id, decided_at) where status in ('agreed', 'rejected');
create index projects_waiting on sourcing.projects using gin (dept_path) where state in ('1', '6', '8');
create index projects_by_publication on sourcing.projects (tenant_id, published_at) where published_at is not null;
create index enrolments_waiting on sourcing.enrolments (tenant_id, project_id) where status = 'submitted';
create index questions_waiting on sourcing.questions (tenant_id, project_id) where answered_at is null;
create index objections_escalated on sourcing.objections (tenant_id, due_at) where status = 'escalated';
create index articles_in_review on notices.articles (tenant_id, changed_at) where status = '03';
create index changes_rejected on catalogue.changes (tenant_id, supplier_id, decided_at) where status = 'rejected';
create index feedbacks_open on feedbacks.feedbacks (tenant_id, created_at, id) where status in ('01', '02');
