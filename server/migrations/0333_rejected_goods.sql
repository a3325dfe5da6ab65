-- Goods rejected at a receipt are not paid for; a return without money brings them back to the supplier's stock.
alter table ordering.returns
  add column receipt_id bigint,
  add constraint returns_of_receipt unique (tenant_id, receipt_id),
  add foreign key (tenant_id, receipt_id) references ordering.receipts (tenant_id, id);
comment on column ordering.returns.receipt_id is 'receipt whose rejected goods go back; null: requested by the buyer';
