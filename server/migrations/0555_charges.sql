-- Online payment 在线支付: charges 收款单 of orders at a payment provider, and what is refunded of them.
alter table ordering.orders add column online_paid numeric(18, 2) not null default 0 check (online_paid >= 0);
comment on column ordering.orders.online_paid is 'paid online, in yuan; a supplier accepts an order that is paid online once it is';

create table wallet.charges (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  no            text not null default ordering.next_no('SF'),
  order_id      bigint not null,
  order_no      text not null,
  amount        numeric(18, 2) not null check (amount > 0),
  refunded      numeric(18, 2) not null default 0,
  status        text not null check (status in ('waiting', 'paid', 'closed')),
  pay_url       text not null default '',
  provider_ref  text,
  payer_id      bigint not null,
  payer_name    text not null,
  created_at    timestamptz not null,
  paid_at       timestamptz,
  asked_at      timestamptz,
  primary key (tenant_id, id),
  constraint "charge.noTaken" unique (tenant_id, no),
  -- What the provider has paid is taken once.
  constraint "charge.refTaken" unique (tenant_id, provider_ref),
  foreign key (tenant_id, order_id) references ordering.orders (tenant_id, id),
  constraint "charge.refundedTooMuch" check (refunded between 0 and amount),
  check ((status = 'paid') = (provider_ref is not null)),
  check ((status = 'paid') = (paid_at is not null)),
  check (refunded = 0 or status = 'paid')
);
-- An order has one charge that waits.
create unique index "charge.open" on wallet.charges (tenant_id, order_id) where status = 'waiting';
create index charges_of_order on wallet.charges (tenant_id, order_id, id);
create index charges_by_status on wallet.charges (tenant_id, status, id);
select kit.protect('wallet.charges');

create table wallet.charge_refunds (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  no         text not null default ordering.next_no('TF'),
  charge_id  bigint not null,
  amount     numeric(18, 2) not null check (amount > 0),
  status     text not null check (status in ('waiting', 'done')),
  created_at timestamptz not null,
  done_at    timestamptz,
  failures   int not null default 0,
  asked_at   timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, charge_id) references wallet.charges (tenant_id, id),
  check ((status = 'done') = (done_at is not null))
);
create index refunds_of_charge on wallet.charge_refunds (tenant_id, charge_id, id);
create index refunds_to_make on wallet.charge_refunds (tenant_id, id) where status = 'waiting';
select kit.protect('wallet.charge_refunds');

create view inv.charge as
  select id, tenant_id as tenant, order_id as "order", amount, refunded, status as state from wallet.charges;
grant select on inv.charge to baicai_auditor;
