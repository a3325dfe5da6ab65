-- Orders and what moves stock are written at the time of the transaction, too (0160): the demo's orders are made by the product's own
-- commands at the times at which people would have given them (decision 64).
create or replace function ordering.next_no(letters text) returns text language sql volatile as $$
  select letters || to_char(kit.clock() at time zone 'Asia/Shanghai', 'YYYYMMDD') || lpad(n, greatest(6, length(n)), '0')
  from (select nextval('kit.doc_seq')::text as n) s
$$;
alter table ordering.orders alter column created_at set default kit.clock();
alter table ordering.deliveries alter column shipped_at set default kit.clock();
alter table ordering.receipts alter column received_at set default kit.clock();
alter table ordering.comments alter column created_at set default kit.clock();
alter table catalogue.stock_moves alter column at set default kit.clock();
