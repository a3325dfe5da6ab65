-- Returns: requested by the buyer for accepted goods, answered by the supplier, decided by the platform in a dispute.
alter table ordering.order_lines
  add column in_return int not null default 0,
  add column returned int not null default 0,
  add column allowance numeric(18, 2) not null default 0,
  add constraint "return.tooMuch" check (in_return >= 0 and returned >= 0 and in_return + returned <= received - rejected),
  add constraint "return.tooMuchMoney" check (allowance between 0 and amount);
comment on column ordering.order_lines.in_return is 'accepted pieces in open returns';
comment on column ordering.order_lines.returned is 'accepted pieces that were sent back and refunded';
comment on column ordering.order_lines.allowance is 'refunded without goods';

create table ordering.returns (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  version      int not null default 1,
  no           text not null default ordering.next_no('TH'),
  order_id     bigint not null,
  supplier_id  bigint not null,
  user_id      bigint not null,
  user_name    text not null,
  kind         text not null check (kind in ('refund', 'exchange', 'repair', 'allowance', 'resend')),
  status       text not null check (status in ('30', '32', '35', '40', '50', '60', '75', '78', '80', '90', '95')),
  reason       text not null,
  fault        text not null check (fault in ('supplier', 'carrier', 'buyer')),
  note         text not null,
  requested    numeric(18, 2) not null check (requested >= 0),
  refunded     numeric(18, 2) not null default 0,
  offer        jsonb,
  answer       text not null default '',
  address      jsonb,
  parcel       jsonb,
  replacement  jsonb,
  statements   jsonb not null default '[]',
  -- Whether the supplier has the goods: a decision of the platform then needs no shipment back.
  is_taken     boolean not null default false,
  decided_by   bigint,
  keywords     text not null,
  submitted_at timestamptz not null,
  finished_at  timestamptz,
  due_at       timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, order_id) references ordering.orders (tenant_id, id),
  check (refunded >= 0),
  check ((finished_at is not null) = (status in ('80', '90', '95')))
);
create index returns_of_order on ordering.returns (tenant_id, order_id, id);
create index returns_of_supplier on ordering.returns (tenant_id, supplier_id, id);
create index returns_by_status on ordering.returns (tenant_id, status, id);
create index returns_due on ordering.returns (tenant_id, due_at) where due_at is not null;
select kit.protect('ordering.returns');

create table ordering.return_lines (
  tenant_id     bigint not null,
  return_id     bigint not null,
  order_line_id bigint not null,
  quantity      int not null check (quantity > 0),
  amount        numeric(18, 2) not null check (amount >= 0),
  refunded      numeric(18, 2) not null default 0,
  restocked     int not null default 0 check (restocked >= 0),
  scrapped      int not null default 0 check (scrapped >= 0),
  missing       int not null default 0 check (missing >= 0),
  primary key (tenant_id, return_id, order_line_id),
  foreign key (tenant_id, return_id) references ordering.returns (tenant_id, id),
  foreign key (tenant_id, order_line_id) references ordering.order_lines (tenant_id, id),
  constraint "return.tooMuchTaken" check (restocked + scrapped + missing <= quantity),
  check (refunded >= 0)
);
create index return_lines_of_line on ordering.return_lines (tenant_id, order_line_id);
select kit.protect('ordering.return_lines');
