-- Figures of months read the index alone, also those of departments.
drop index ordering.orders_by_time;
create index orders_by_time on ordering.orders (tenant_id, created_at)
  include (status, amount, order_type, dept_id, buyer_id);
