-- Planned purchase: cycles, the plans of departments, and their consolidation.
create schema plans;
grant usage on schema plans to baicai_app;

create table plans.cycles (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  version        int not null default 1,
  no             text not null,
  month          text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  supplement     int not null default 0 check (supplement >= 0),
  status         text not null check (status in ('filling', 'closed', 'consolidating', 'released', 'ended')),
  note           text not null default '',
  closes_at      timestamptz not null,
  opened_by_name text not null,
  opened_at      timestamptz not null,
  released_at    timestamptz,
  -- Number of plans that were begun: their numbers count up to it.
  plans          int not null default 0,
  primary key (tenant_id, id),
  constraint "planCycle.taken" unique (tenant_id, month, supplement)
);
comment on column plans.cycles.supplement is 'number of the supplement to the month; 0: the cycle of the month itself';
create index cycles_due on plans.cycles (tenant_id, closes_at) where status = 'filling';
select kit.protect('plans.cycles');

create table plans.plans (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  no           text not null,
  cycle_id     bigint not null,
  dept_id      bigint not null,
  dept_path    bigint[] not null,
  dept_name    text not null,
  author_id    bigint not null,
  author_name  text not null,
  status       text not null check (status in ('draft', 'approving', 'approved', 'consolidated', 'released', 'closed')),
  amount       numeric(18, 2) not null default 0 check (amount >= 0),
  kinds        int not null default 0,
  reason       text not null default '',
  approval_id  bigint,
  submitted_at timestamptz,
  updated_at   timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  constraint "plan.taken" unique (tenant_id, cycle_id, dept_id),
  foreign key (tenant_id, cycle_id) references plans.cycles (tenant_id, id)
);
create index plans_of_department on plans.plans (tenant_id, dept_id, cycle_id);
create index plans_of_approval on plans.plans (tenant_id, approval_id) where approval_id is not null;
select kit.protect('plans.plans');

-- Equal goods of all departments in a cycle, with the method by which they are bought.
create table plans.consolidations (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  version   int not null default 1,
  cycle_id  bigint not null,
  sku_id    bigint,
  name      text not null,
  spec      text not null,
  unit      text not null,
  method       text not null check (method in ('mall', 'sourcing')),
  primary key (tenant_id, id),
  foreign key (tenant_id, cycle_id) references plans.cycles (tenant_id, id),
  constraint "plan.wordsNeedSourcing" check (sku_id is not null or method = 'sourcing')
);
create unique index consolidations_of_goods on plans.consolidations (tenant_id, cycle_id, sku_id) where sku_id is not null;
create unique index consolidations_of_words on plans.consolidations (tenant_id, cycle_id, name, spec, unit) where sku_id is null;
select kit.protect('plans.consolidations');

create table plans.lines (
  tenant_id        bigint not null,
  id               bigint not null default kit.next_id(),
  plan_id          bigint not null,
  line_no          int not null,
  sku_id           bigint,
  name             text not null,
  spec             text not null,
  unit             text not null,
  quantity         int not null check (quantity between 0 and 99999999),
  price            numeric(12, 4) check (price >= 0),
  need_date        date,
  subject          text not null,
  reason           text not null,
  consolidation_id bigint,
  method              text check (method in ('mall', 'sourcing')),
  -- Pieces in a demand; what is called off is counted by the cap of the line.
  sourced          int not null default 0,
  demand_id        bigint,
  demand_status    text check (demand_status in ('open', 'collected', 'awarded', 'withdrawn')),
  primary key (tenant_id, id),
  foreign key (tenant_id, plan_id) references plans.plans (tenant_id, id),
  foreign key (tenant_id, consolidation_id) references plans.consolidations (tenant_id, id),
  check (sourced between 0 and quantity)
);
create unique index "plan.goodsTwice" on plans.lines (tenant_id, plan_id, sku_id) where sku_id is not null;
create index lines_of_plan on plans.lines (tenant_id, plan_id, line_no);
create index lines_of_consolidation on plans.lines (tenant_id, consolidation_id) where consolidation_id is not null;
create index lines_of_demand on plans.lines (tenant_id, demand_id) where demand_id is not null;
select kit.protect('plans.lines');

-- A demand line knows the document that it was made from, such as a line of a plan.
alter table sourcing.demands
  add column source_kind text,
  add column source_id bigint,
  add check ((source_kind is null) = (source_id is null));

create view inv.plan_line as select id, tenant_id as tenant, plan_id as plan, quantity, sourced, method from plans.lines;
grant select on inv.plan_line to baicai_auditor;
