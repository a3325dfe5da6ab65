-- Indexes in the usual order of lists that grow long, with the filters that few rows match: without them a page, a count or a job reads
-- the whole table.
create index orders_by_status on ordering.orders (tenant_id, status, id);
create index orders_by_submission on ordering.orders (tenant_id, submitted_at, id);
create index orders_approved on ordering.orders (tenant_id) where approval_id is not null and status >= '30';
create index orders_of_parent on ordering.orders (tenant_id, parent_id) where parent_id is not null;
create index payables_due on settlement.payables (tenant_id, due_on, id);
create index payables_unsettled on settlement.payables (tenant_id, due_on, id) where status <> 'settled';
create index suppliers_by_name on suppliers.suppliers (tenant_id, name, id);
create index departments_by_level on identity.departments (tenant_id, cardinality(path), parent_id, place, code, id);
drop index identity.users_of_dept;
create index users_of_dept on identity.users (tenant_id, dept_id, code);

-- Logs by time: a day in the past is found without reading what came later.
create index calls_by_time on kit.calls (tenant_id, at, id);
create index calls_refused on kit.calls (tenant_id, at, id) where code <> 0;
drop index kit.calls_slow;
create index calls_slow on kit.calls (tenant_id, at, id) where ms > 500;
drop index identity.logins_by_time;
create index logins_by_time on identity.logins (tenant_id, at, id);
create index logins_failed on identity.logins (tenant_id, at, id) where result <> 'ok';
create index exports_by_time on kit.exports (tenant_id, at, id);
create index deliveries_by_time on notifications.deliveries (tenant_id, created_at, id);
create index events_audited on kit.events (tenant_id, id) where entity in ('account', 'person', 'role', 'department');
create index calls_on_behalf on kit.calls (tenant_id, on_behalf_of) where on_behalf_of is not null;
create index calls_of_path on kit.calls (tenant_id, path);

-- Entries behind a figure, latest first: also those of one day, and of a category that is seldom bought.
drop index insight.spend_by_day;
create index spend_by_day on insight.spend (tenant_id, on_day, at);
create index spend_of_top on insight.spend (tenant_id, top_id, on_day, at);
