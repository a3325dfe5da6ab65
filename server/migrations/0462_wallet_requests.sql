-- Top-ups and withdrawals of wallets, rules by which orders earn points, and what operators have granted.
create schema wallet;
grant usage on schema wallet to baicai_app;

create table wallet.top_ups (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  version        int not null default 1,
  no             text not null default ordering.next_no('CZ'),
  wallet_id      bigint not null,
  dept_id        bigint not null,
  dept_name      text not null,
  amount         numeric(18, 2) not null check (amount > 0),
  payer_name     text not null,
  payer_bank     text not null,
  payer_account  text not null,
  note           text not null default '',
  status         text not null check (status in ('waiting', 'credited', 'refused', 'withdrawn')),
  bank_ref       text not null default '',
  requester_id   bigint not null,
  person_id      bigint not null,
  requester_name text not null,
  created_at     timestamptz not null,
  ended_at       timestamptz,
  ended_by_name  text not null default '',
  reason         text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, wallet_id) references ledger.accounts (tenant_id, id),
  check ((status = 'waiting') = (ended_at is null)),
  check ((status = 'credited') = (bank_ref <> ''))
);
-- A transfer of the bank is credited once, to whichever wallet.
create unique index "topUp.refTaken" on wallet.top_ups (tenant_id, bank_ref) where status = 'credited';
create index top_ups_of_wallet on wallet.top_ups (tenant_id, wallet_id, id);
create index top_ups_by_status on wallet.top_ups (tenant_id, status, id);
select kit.protect('wallet.top_ups');

create table wallet.withdrawals (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  version        int not null default 1,
  no             text not null default ordering.next_no('TX'),
  wallet_id      bigint not null,
  dept_id        bigint not null,
  dept_name      text not null,
  amount         numeric(18, 2) not null check (amount > 0),
  top_up_id      bigint not null,
  payee_name     text not null,
  payee_bank     text not null,
  payee_account  text not null,
  note           text not null,
  status         text not null check (status in ('approving', 'paying', 'paid', 'rejected', 'withdrawn', 'failed')),
  approval_id    bigint,
  bank_ref       text not null default '',
  requester_id   bigint not null,
  person_id      bigint not null,
  requester_name text not null,
  created_at     timestamptz not null,
  ended_at       timestamptz,
  ended_by_name  text not null default '',
  reason         text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, wallet_id) references ledger.accounts (tenant_id, id),
  foreign key (tenant_id, top_up_id) references wallet.top_ups (tenant_id, id),
  check ((status in ('approving', 'paying')) = (ended_at is null)),
  check ((status = 'paid') = (bank_ref <> ''))
);
comment on column wallet.withdrawals.top_up_id is 'top-up whose payer gets the money back';
create index withdrawals_of_wallet on wallet.withdrawals (tenant_id, wallet_id, id);
create index withdrawals_by_status on wallet.withdrawals (tenant_id, status, id);
select kit.protect('wallet.withdrawals');

create table wallet.point_rules (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  version         int not null default 1,
  name            text not null,
  points_per_yuan int not null check (points_per_yuan between 1 and 100),
  most_per_order  int not null check (most_per_order > 0),
  valid_months    int not null check (valid_months between 1 and 60),
  disabled        boolean not null default false,
  active_since    timestamptz not null,
  created_at      timestamptz not null,
  primary key (tenant_id, id)
);
comment on column wallet.point_rules.active_since is 'orders received later earn points';
select kit.protect('wallet.point_rules');

create table wallet.point_grants (
  tenant_id       bigint not null,
  id              bigint not null default kit.next_id(),
  user_id         bigint not null,
  account         text not null,
  user_name       text not null,
  dept_name       text not null,
  points          int not null check (points > 0),
  expires_on      date not null,
  reason          text not null,
  granted_by      bigint not null,
  granted_by_name text not null,
  created_at      timestamptz not null,
  primary key (tenant_id, id)
);
create index point_grants_of_user on wallet.point_grants (tenant_id, user_id, id);
select kit.protect_append_only('wallet.point_grants');

-- Orders that rules have looked at: each once, also those that earned nothing.
create table wallet.earned_orders (
  tenant_id bigint not null,
  order_id  bigint not null,
  points    int not null check (points >= 0),
  at        timestamptz not null,
  primary key (tenant_id, order_id)
);
select kit.protect_append_only('wallet.earned_orders');

-- Days before the end of points at which their owner was told: once for each lot and step.
alter table ledger.lots add column warned_days int;
