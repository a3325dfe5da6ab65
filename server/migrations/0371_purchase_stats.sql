-- What departments have taken in, by month: buyers see how much of a product their company buys.
create table ordering.purchase_stats (
  tenant_id  bigint not null,
  product_id bigint not null,
  sku_id     bigint not null,
  dept_id    bigint not null,
  month      date not null,
  pieces     bigint not null,
  orders     int not null,
  last_at    timestamptz not null,
  primary key (tenant_id, product_id, dept_id, sku_id, month)
);
select kit.protect('ordering.purchase_stats');

-- Receipts that are counted, each once.
create table ordering.counted_receipts (
  tenant_id  bigint not null,
  receipt_id bigint not null,
  primary key (tenant_id, receipt_id),
  foreign key (tenant_id, receipt_id) references ordering.receipts (tenant_id, id)
);
select kit.protect_append_only('ordering.counted_receipts');

insert into ordering.counted_receipts (tenant_id, receipt_id) select tenant_id, id from ordering.receipts;
insert into ordering.purchase_stats (tenant_id, product_id, sku_id, dept_id, month, pieces, orders, last_at)
select l.tenant_id, l.product_id, l.sku_id, o.dept_id, date_trunc('month', r.received_at at time zone 'Asia/Shanghai')::date,
  sum(rl.accepted), count(*) filter (where not exists (
    select from ordering.receipt_lines e
    where e.tenant_id = rl.tenant_id and e.order_line_id = rl.order_line_id and e.receipt_id < rl.receipt_id and e.accepted > 0)),
  max(r.received_at)
from ordering.receipts r
join ordering.receipt_lines rl on rl.tenant_id = r.tenant_id and rl.receipt_id = r.id and rl.accepted > 0
join ordering.order_lines l on l.tenant_id = rl.tenant_id and l.id = rl.order_line_id
join ordering.orders o on o.tenant_id = r.tenant_id and o.id = r.order_id
group by 1, 2, 3, 4, 5;
