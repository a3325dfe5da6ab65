-- Demand lines: what departments need and the mall has no price for. Buyers collect them into projects; each is in one.
create table sourcing.demands (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  version        int not null default 1,
  dept_id        bigint not null,
  dept_path      bigint[] not null,
  dept_name      text not null,
  requester_id   bigint not null,
  requester_name text not null,
  name           text not null,
  spec           text not null,
  unit           text not null,
  quantity       numeric(14, 4) not null check (quantity > 0),
  budget_price   numeric(14, 4),
  need_date      date,
  address        text not null,
  contact_name   text not null,
  contact_tel    text not null,
  remark         text not null,
  sku_id         bigint,
  status         text not null default 'open' check (status in ('open', 'collected', 'awarded', 'withdrawn')),
  project_id     bigint,
  item_id        bigint,
  created_at     timestamptz not null default now(),
  updated_at     timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((status in ('collected', 'awarded')) = (project_id is not null)),
  check (item_id is null or project_id is not null),
  foreign key (tenant_id, project_id) references sourcing.projects
);
select kit.protect('sourcing.demands');
create index on sourcing.demands (tenant_id, project_id) where project_id is not null;
create index on sourcing.demands (tenant_id, requester_id, id);
create index on sourcing.demands (tenant_id, status, id);
