-- Alerts 降价/到货提醒: goods whose price or stock a person wants to hear of. A watch tells once for each crossing: told, it
-- rests until the price is back at its threshold, or the goods are sold out again.
create table ordering.goods_watches (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  user_id    bigint not null,
  sku_id     bigint not null,
  kind       text not null check (kind in ('price', 'stock')),
  threshold  numeric(12, 4) check (threshold > 0),
  name       text not null,
  is_armed   boolean not null default true,
  told_at    timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, sku_id, kind),
  check ((kind = 'price') = (threshold is not null))
);
comment on column ordering.goods_watches.threshold is 'tell when the price is below it';
comment on column ordering.goods_watches.name is 'name of the goods when the watch was set';
select kit.protect('ordering.goods_watches');
