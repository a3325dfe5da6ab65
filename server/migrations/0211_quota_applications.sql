-- Applications for a quota 额度申请: what a department asks for, and what operators have decided.
create table ledger.quota_applications (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  dept_id     bigint not null,
  dept_name   text not null,
  user_id     bigint not null,
  person_id   bigint not null,
  user_name   text not null,
  mobile      text not null,
  reason      text not null,
  attachments jsonb not null default '[]',
  -- 01 waits for a decision, 02 granted, 03 refused.
  status      text not null default '01' check (status in ('01', '02', '03')),
  amount      numeric(18, 2) check (amount > 0),
  starts_on   date,
  ends_on     date,
  fund_id     bigint,
  refusal     text not null default '',
  decided_by  bigint,
  decider     text not null default '',
  decided_at  timestamptz,
  created_at  timestamptz not null,
  primary key (tenant_id, id),
  check ((status = '01') = (decided_at is null)),
  check ((status = '02') = (fund_id is not null and amount is not null and starts_on is not null and ends_on is not null)),
  check (status <> '03' or refusal <> ''),
  foreign key (tenant_id, fund_id) references ledger.accounts
);
-- One at a time of a department.
create unique index "quota.applied" on ledger.quota_applications (tenant_id, dept_id) where status = '01';
-- A fund is the answer to one application.
create unique index quota_applications_by_fund on ledger.quota_applications (tenant_id, fund_id) where fund_id is not null;
create index on ledger.quota_applications (tenant_id, user_id, id desc);
create index on ledger.quota_applications (tenant_id, status, created_at, id);
select kit.protect('ledger.quota_applications');

-- Who manages budgets decides on quotas.
update identity.roles set permissions = permissions || '{quota.decide}'::text[]
where 'budget.manage' = any (permissions) and not 'quota.decide' = any (permissions);
