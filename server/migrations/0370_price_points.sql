-- List prices as they were: a point for each change. Time that the demo sets for its past is that of the transaction.
create table catalogue.price_points (
  tenant_id  bigint not null,
  sku_id     bigint not null,
  id         bigint not null default kit.next_id(),
  at         timestamptz not null default kit.clock(),
  list_price numeric(12, 4) not null check (list_price >= 0),
  primary key (tenant_id, sku_id, id),
  foreign key (tenant_id, sku_id) references catalogue.skus (tenant_id, id)
);
select kit.protect_append_only('catalogue.price_points');

-- What earlier prices were is not known: the history of goods that exist begins with this migration.
insert into catalogue.price_points (tenant_id, sku_id, list_price)
select tenant_id, id, list_price from catalogue.skus;
