-- Price indices 价格指数 and the rule of agreements that follows them: p0 × (a + b × I / I0), with a + b = 1.
create table agreements.indices (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  code       text not null check (code ~ '^[A-Za-z0-9._-]{1,30}$'),
  name       text not null,
  source     text not null,
  disabled   boolean not null default false,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  constraint "priceIndex.codeTaken" unique (tenant_id, code)
);
comment on column agreements.indices.source is 'who publishes it, and where';
select kit.protect('agreements.indices');

create table agreements.index_values (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  index_id  bigint not null,
  month     text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  revision  int not null check (revision > 0),
  value     numeric(18, 6) not null check (value > 0),
  reason    text not null default '',
  by_name   text not null,
  at        timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, index_id, month, revision),
  foreign key (tenant_id, index_id) references agreements.indices (tenant_id, id),
  check ((revision > 1) <= (reason <> ''))
);
comment on table agreements.index_values is 'a corrected value is a new revision; the last one counts';
select kit.protect_append_only('agreements.index_values');

alter table agreements.agreements
  drop constraint agreements_price_rule_check,
  add constraint agreements_price_rule_check check (price_rule in ('fixed', 'best', 'factor', 'list', 'index')),
  add column index_id         bigint,
  add column index_base_month text check (index_base_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add column index_share      numeric(5, 2) check (index_share > 0 and index_share <= 100),
  add column index_up         numeric(5, 2) check (index_up >= 0),
  add column index_down       numeric(5, 2) check (index_down >= 0 and index_down < 100),
  add column index_period     text check (index_period in ('month', 'quarter')),
  add column index_notice     int check (index_notice between 1 and 90),
  add foreign key (tenant_id, index_id) references agreements.indices (tenant_id, id),
  add check ((price_rule = 'index') = (index_id is not null)),
  add check (num_nulls(index_id, index_base_month, index_share, index_up, index_down, index_period, index_notice) in (0, 7));
comment on column agreements.agreements.index_share is 'percent of the price that follows the index';
comment on column agreements.agreements.index_up is 'most percent that one step raises a price by';
comment on column agreements.agreements.index_notice is 'least days between a proposal and the day from which it applies';
create index agreements_of_index on agreements.agreements (tenant_id, index_id) where index_id is not null;

alter table agreements.lines
  add column base_price numeric(12, 4) check (base_price >= 0),
  add column base_month text check (base_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  add check ((base_price is null) = (base_month is null));
comment on column agreements.lines.base_price is 'price that was agreed for the index of base_month';

alter table agreements.changes
  add column index_month text,
  add column index_value numeric(18, 6),
  add column index_basis text,
  add check (num_nulls(index_month, index_value, index_basis) in (0, 3));
comment on column agreements.changes.index_basis is 'values of the index that the new prices were computed from; null: a change by people';

-- Values that each agreement has followed, or was told to be missing: each once.
create table agreements.index_runs (
  tenant_id    bigint not null,
  agreement_id bigint not null,
  basis        text not null,
  at           timestamptz not null,
  primary key (tenant_id, agreement_id, basis),
  foreign key (tenant_id, agreement_id) references agreements.agreements (tenant_id, id)
);
select kit.protect('agreements.index_runs');
