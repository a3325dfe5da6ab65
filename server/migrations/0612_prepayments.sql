-- Prepayments 预付款: what is paid for an order before its invoice. A paid one becomes a credit that later invoices use.
alter table settlement.payables
  alter column invoice_id drop not null,
  add column kind text not null default 'invoice' check (kind in ('invoice', 'prepayment', 'prepaid')),
  add column order_id bigint,
  add column order_no text not null default '',
  add column reason text not null default '',
  add column prepayment_id bigint,
  add check ((kind = 'invoice') = (invoice_id is not null)),
  add check ((kind = 'prepayment') = (order_id is not null)),
  add check ((kind = 'prepaid') = (prepayment_id is not null)),
  add check (case kind when 'prepayment' then gross > 0 when 'prepaid' then gross < 0 else true end),
  -- A prepayment becomes one credit, however often its payment is answered.
  add unique (tenant_id, prepayment_id),
  add foreign key (tenant_id, prepayment_id) references settlement.payables (tenant_id, id);
comment on column settlement.payables.kind is 'prepayment: to be paid before the invoice; prepaid: the credit of a paid one';
comment on column settlement.payables.invoice_no is 'number of the invoice or of the prepayment';
create index payables_of_order on settlement.payables (tenant_id, order_id) where order_id is not null;
