-- A supplier's orders of the last months are added up on its workbench: read from here, however many there are before them.
create index orders_of_supplier_by_time on ordering.orders (tenant_id, supplier_id, created_at) where sent_at is not null;
