-- PDFs and pictures of invoices 待确认票面: what was read from them, until a person confirms or discards it.
create table invoices.proposals (
  tenant_id        bigint not null,
  id               bigint not null default kit.next_id(),
  version          int not null default 1,
  status           text not null check (status in ('waiting', 'confirmed', 'discarded')),
  sha256           text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id          bigint not null,
  file_key         text not null,
  file_name        text not null,
  size             bigint not null,
  number           text not null,
  seller_name      text not null,
  buyer_name       text not null,
  found            jsonb not null,
  code_text        text not null default '',
  supplier_id      bigint,
  statement_id     bigint,
  uploaded_by      bigint not null,
  uploaded_by_name text not null,
  created_at       timestamptz not null,
  decided_by_name  text not null default '',
  decided_at       timestamptz,
  reason           text not null default '',
  invoice_id       bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices.invoices (tenant_id, id),
  check ((status = 'confirmed') = (invoice_id is not null)),
  check ((status = 'waiting') = (decided_at is null))
);
comment on column invoices.proposals.code_text is 'content of the QR code of the file';
comment on column invoices.proposals.supplier_id is 'company of the person who uploaded it; null: the buyer';
create unique index "invoice.proposed" on invoices.proposals (tenant_id, sha256) where status = 'waiting';
create index proposals_newest on invoices.proposals (tenant_id, id);
select kit.protect('invoices.proposals');

alter table invoices.invoices drop constraint invoices_data_from_check;
alter table invoices.invoices add constraint invoices_data_from_check check (data_from in ('xml', 'ofd', 'legacy', 'typed'));
comment on column invoices.invoices.data_from is 'typed: a person confirmed what was read from a PDF or picture';
