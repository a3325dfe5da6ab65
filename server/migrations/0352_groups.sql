-- Group purchases: an offer of a supplier whose price falls with the quantity that all departments order together.
create schema groups;
grant usage on schema groups to baicai_app;

create table groups.offers (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  no            text not null default ordering.next_no('PT'),
  status        text not null check (status in ('10', '20', '25', '30', '40', '45', '90')),
  supplier_id   bigint not null,
  supplier_name text not null,
  proposed_by   bigint not null,
  person_id     bigint not null,
  sku_id        bigint not null,
  product_id    bigint not null,
  name          text not null,
  spec          text not null,
  unit          text not null,
  picture       text not null,
  list_price    numeric(12, 4) not null,
  rungs         jsonb not null,
  max_qty       int not null check (max_qty > 0),
  per_buyer     int check (per_buyer > 0),
  per_dept      int check (per_dept > 0),
  starts_at     timestamptz,
  ends_at       timestamptz not null,
  freeze_hours  int not null check (freeze_hours >= 0),
  note          text not null default '',
  reason        text not null default '',
  cap_id        bigint,
  pledged       int,
  price         numeric(12, 4),
  created_at    timestamptz not null default now(),
  submitted_at  timestamptz,
  decided_at    timestamptz,
  ended_at      timestamptz,
  settled_at    timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  check ((price is not null) = (status = '40')),
  check (status not in ('30', '40', '45') or cap_id is not null)
);
comment on column groups.offers.rungs is 'from, price: quantities rise, prices fall; the first is needed for the group to come about';
comment on column groups.offers.cap_id is 'the places, once approved';
comment on column groups.offers.pledged is 'pieces that counted at the end';
comment on column groups.offers.price is 'reached price of all orders';
comment on column groups.offers.settled_at is 'when the last order had gone on or was cancelled';
create index offers_of_supplier on groups.offers (tenant_id, supplier_id, id);
create index offers_by_status on groups.offers (tenant_id, status, ends_at);
create index offers_to_settle on groups.offers (tenant_id, id) where cap_id is not null and ended_at is not null and settled_at is null;
select kit.protect('groups.offers');
