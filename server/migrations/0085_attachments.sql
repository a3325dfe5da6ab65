-- What people attach to orders, deliveries, receipts and comments: the files as they are shown. Who may download one is
-- decided by what it hangs on in files.files; the orders of one submit share their files, under one id.
alter table ordering.orders
  add column attachments    jsonb not null default '[]',
  add column attachments_id bigint;
create index orders_of_attachments on ordering.orders (tenant_id, attachments_id) where attachments_id is not null;
alter table ordering.deliveries add column attachments jsonb not null default '[]';
alter table ordering.receipts add column attachments jsonb not null default '[]';
alter table ordering.comments add column pictures jsonb not null default '[]';
