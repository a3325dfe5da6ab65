create schema ordering;
grant usage on schema ordering to baicai_app;

-- People, departments, suppliers and goods are not referenced by foreign keys: an order keeps its own copy of what it needs to
-- know of them, and every submit would lock the same few rows.

-- The number of a document: letters, the day in China, a running number that no document ever gets again.
create function ordering.next_no(letters text) returns text language sql volatile as $$
  select letters || to_char(now() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(n, greatest(6, length(n)), '0')
  from (select nextval('kit.doc_seq')::text as n) s
$$;
grant execute on function ordering.next_no(text) to baicai_app;

create table ordering.addresses (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  user_id    bigint not null,
  consignee  text not null,
  mobile     text not null,
  regions    jsonb not null,
  detail     text not null,
  is_default boolean not null default false,
  primary key (tenant_id, id)
);
create index addresses_of_user on ordering.addresses (tenant_id, user_id);
select kit.protect('ordering.addresses');

create table ordering.invoice_titles (
  tenant_id    bigint not null,
  id           bigint not null default kit.next_id(),
  dept_id      bigint not null,
  title        text not null,
  tax_no       text not null,
  invoice_type text not null check (invoice_type in ('special', 'normal')),
  address      text not null,
  phone        text not null,
  bank         text not null,
  bank_account text not null,
  is_default   boolean not null default false,
  primary key (tenant_id, id)
);
create index invoice_titles_of_dept on ordering.invoice_titles (tenant_id, dept_id);
select kit.protect('ordering.invoice_titles');

create table ordering.cart_lines (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  user_id     bigint not null,
  sku_id      bigint not null,
  quantity    int not null,
  selected    boolean not null default true,
  added_price numeric(12, 4),
  added_at    timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, user_id, sku_id),
  constraint "cart.quantityTooLarge" check (quantity between 1 and 99999999)
);
select kit.protect('ordering.cart_lines');

create table ordering.orders (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  no             text not null default ordering.next_no('DD'),
  parent_id      bigint,
  version        int not null default 1,
  status         text not null check (status in
    ('10', '20', '25', '30', '35', '40', '45', '50', '55', '60', '70', '80', '90', '95')),
  order_type     text not null,
  buyer_id       bigint not null,
  buyer_name     text not null,
  dept_id        bigint not null,
  dept_name      text not null,
  supplier_id    bigint not null,
  supplier_name  text not null,
  payment_method text not null,
  term_days      int,
  consignee      jsonb not null,
  invoice_title  jsonb not null,
  remark         text not null default '',
  purpose        text not null default '',
  expected_on    date,
  promised_on    date,
  goods_amount   numeric(18, 2) not null,
  tax_amount     numeric(18, 2) not null,
  freight        numeric(18, 2) not null,
  amount         numeric(18, 2) not null,
  keywords       text not null,
  idem_key       text,
  approval_id    bigint,
  proposal       jsonb,
  reason         text not null default '',
  created_at     timestamptz not null default now(),
  submitted_at   timestamptz,
  sent_at        timestamptz,
  accepted_at    timestamptz,
  received_at    timestamptz,
  finished_at    timestamptz,
  urged_at       timestamptz,
  due_at         timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  check (amount = goods_amount + freight),
  check (goods_amount >= 0 and freight >= 0 and tax_amount between 0 and goods_amount)
);
comment on column ordering.orders.consignee is 'as it was: name, mobile, regions, detail, full';
comment on column ordering.orders.sent_at is 'when the supplier was first allowed to see it; null before, and again when the order went back';
comment on column ordering.orders.received_at is 'when the last piece was taken in; from then on it waits for a comment';
comment on column ordering.orders.due_at is 'when the product itself makes the next move';
comment on column ordering.orders.keywords is 'number, supplier and goods, in lower case';
create index orders_of_buyer on ordering.orders (tenant_id, buyer_id, id);
create index orders_of_dept on ordering.orders (tenant_id, dept_id, id);
create index orders_of_supplier on ordering.orders (tenant_id, supplier_id, id) where sent_at is not null;
create index orders_due on ordering.orders (tenant_id, due_at) where due_at is not null;
create index orders_unreviewed on ordering.orders (tenant_id, buyer_id, received_at) where status = '60';
select kit.protect('ordering.orders');

create table ordering.order_lines (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  order_id      bigint not null,
  line_no       int not null,
  sku_id        bigint not null,
  product_id    bigint not null,
  name          text not null,
  spec          text not null,
  brand_name    text not null,
  unit          text not null,
  picture       text not null,
  category_path bigint[] not null,
  category_name text not null,
  tax_code      text not null,
  quantity      int not null check (quantity > 0),
  price         numeric(12, 4) not null check (price >= 0),
  price_source    text not null,
  tax_rate      numeric(5, 2) not null,
  amount        numeric(18, 2) not null,
  tax_amount    numeric(18, 2) not null,
  shipped       int not null default 0,
  received      int not null default 0,
  rejected      int not null default 0,
  closed        int not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references ordering.orders (tenant_id, id),
  check (amount = round(price * quantity, 2)),
  constraint "delivery.tooMuch" check (shipped >= 0 and closed >= 0 and shipped + closed <= quantity),
  constraint "receipt.tooMuch" check (rejected between 0 and received)
);
comment on column ordering.order_lines.category_path is 'from the top category to the leaf';
comment on column ordering.order_lines.received is 'taken in, accepted and rejected together';
comment on column ordering.order_lines.closed is 'will not be delivered any more';
create index order_lines_of_order on ordering.order_lines (tenant_id, order_id, line_no);
select kit.protect('ordering.order_lines');

create table ordering.deliveries (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  no          text not null default ordering.next_no('FH'),
  order_id    bigint not null,
  carrier     text not null,
  tracking_no text not null,
  packages    int not null,
  eta_on      date,
  remark      text not null,
  shipped_by  bigint not null,
  shipped_at  timestamptz not null default now(),
  open        boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, order_id) references ordering.orders (tenant_id, id)
);
comment on column ordering.deliveries.open is 'something in it has not been taken in';
create index deliveries_of_order on ordering.deliveries (tenant_id, order_id);
select kit.protect('ordering.deliveries');

create table ordering.delivery_lines (
  tenant_id     bigint not null,
  delivery_id   bigint not null,
  order_line_id bigint not null,
  quantity      int not null check (quantity > 0),
  received      int not null default 0,
  rejected      int not null default 0,
  batch_no      text not null default '',
  primary key (tenant_id, delivery_id, order_line_id),
  foreign key (tenant_id, delivery_id) references ordering.deliveries (tenant_id, id),
  foreign key (tenant_id, order_line_id) references ordering.order_lines (tenant_id, id),
  check (rejected between 0 and received)
);
create index delivery_lines_of_line on ordering.delivery_lines (tenant_id, order_line_id);
select kit.protect('ordering.delivery_lines');

create table ordering.receipts (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  no            text not null default ordering.next_no('SH'),
  order_id      bigint not null,
  delivery_id   bigint not null,
  receiver_id   bigint not null,
  receiver_name text not null,
  remark        text not null,
  received_at   timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, no),
  foreign key (tenant_id, delivery_id) references ordering.deliveries (tenant_id, id)
);
create index receipts_of_order on ordering.receipts (tenant_id, order_id);
create index receipts_of_delivery on ordering.receipts (tenant_id, delivery_id);
select kit.protect_append_only('ordering.receipts');

create table ordering.receipt_lines (
  tenant_id     bigint not null,
  receipt_id    bigint not null,
  order_line_id bigint not null,
  accepted      int not null check (accepted >= 0),
  rejected      int not null check (rejected >= 0),
  reason        text not null,
  primary key (tenant_id, receipt_id, order_line_id),
  foreign key (tenant_id, receipt_id) references ordering.receipts (tenant_id, id),
  foreign key (tenant_id, order_line_id) references ordering.order_lines (tenant_id, id),
  check (accepted + rejected > 0)
);
create index receipt_lines_of_line on ordering.receipt_lines (tenant_id, order_line_id);
select kit.protect_append_only('ordering.receipt_lines');

create table ordering.comments (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  order_id      bigint not null,
  order_line_id bigint not null,
  sku_id        bigint not null,
  product_id    bigint not null,
  supplier_id   bigint not null,
  author_id     bigint not null,
  author_name   text not null,
  dept_name     text not null,
  anonymous     boolean not null,
  score         smallint not null check (score between 1 and 5),
  service       smallint not null check (service between 1 and 5),
  logistics     smallint not null check (logistics between 1 and 5),
  text          text not null,
  auto          boolean not null default false,
  created_at    timestamptz not null default now(),
  reply         text not null default '',
  replied_at    timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, order_line_id),
  foreign key (tenant_id, order_line_id) references ordering.order_lines (tenant_id, id)
);
create index comments_of_product on ordering.comments (tenant_id, product_id, id);
create index comments_of_supplier on ordering.comments (tenant_id, supplier_id, id);
create index comments_of_order on ordering.comments (tenant_id, order_id);
select kit.protect('ordering.comments');

create view inv.orders as
  select id, tenant_id as tenant, buyer_id as buyer, supplier_id as supplier, status as state, amount, idem_key, created_at as at
  from ordering.orders;
create view inv.order_line as select order_id, sku_id as sku, quantity as qty, price from ordering.order_lines;
grant select on inv.orders, inv.order_line to baicai_auditor;
