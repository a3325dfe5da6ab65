-- Bought together 常一起购买: products that orders of the tenant often have side by side, counted anew by a job.
create table ordering.bought_together (
  tenant_id        bigint not null,
  product_id       bigint not null,
  other_product_id bigint not null,
  sku_id           bigint not null,
  orders           int not null check (orders > 0),
  primary key (tenant_id, product_id, other_product_id)
);
comment on column ordering.bought_together.sku_id is 'SKU of the other product that was ordered most beside it';
create index bought_together_most on ordering.bought_together (tenant_id, product_id, orders desc, other_product_id);
select kit.protect('ordering.bought_together');
