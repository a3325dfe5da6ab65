-- Payables: what the tenant owes a supplier for an accepted invoice, and the credit of an accepted red invoice.
create table settlement.payables (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  version       int not null default 1,
  invoice_id    bigint not null,
  invoice_no    text not null,
  supplier_id   bigint not null,
  supplier_name text not null,
  payer_no      text not null,
  payer_title   text not null,
  gross         numeric(18, 2) not null check (gross <> 0),
  paid          numeric(18, 2) not null default 0,
  offset_amount       numeric(18, 2) not null default 0,
  deducted      numeric(18, 2) not null default 0,
  reserved      numeric(18, 2) not null default 0,
  rest          numeric(18, 2) not null generated always as (gross - paid - offset_amount - deducted - reserved) stored,
  accepted_on   date not null,
  due_on        date not null,
  holds         text[] not null default '{}',
  hold_reason   text not null default '',
  held_by_name  text not null default '',
  status        text not null generated always as (
    case
      when paid + offset_amount + deducted = gross then 'settled'
      when reserved <> 0 then 'paying'
      when cardinality(holds) > 0 then 'held'
      else 'open'
    end) stored,
  created_at    timestamptz not null,
  settled_at    timestamptz,
  primary key (tenant_id, id),
  constraint "payable.taken" unique (tenant_id, invoice_id),
  -- What is paid, offset, deducted and reserved together never exceeds the invoice; a credit has the opposite sign.
  constraint "payment.tooMuch" check (
    (gross > 0 and paid >= 0 and offset_amount >= 0 and deducted >= 0 and reserved >= 0 and paid + offset_amount + deducted + reserved <= gross)
    or (gross < 0 and paid <= 0 and offset_amount <= 0 and deducted <= 0 and reserved <= 0 and paid + offset_amount + deducted + reserved >= gross)),
  check (holds <@ array['manual', 'payeeChange', 'bounced', 'noReceipt', 'redForm'])
);
comment on column settlement.payables.gross is 'with tax; negative: credit of a red invoice';
comment on column settlement.payables.offset_amount is 'settled by credits of red invoices; of a credit: what of it was used';
comment on column settlement.payables.reserved is 'in payment requests that are not paid yet';
comment on column settlement.payables.rest is 'neither settled nor reserved';
comment on column settlement.payables.payer_no is 'tax number of the company that pays';
create index payables_by_due on settlement.payables (tenant_id, status, due_on, id);
create index payables_of_supplier on settlement.payables (tenant_id, supplier_id, payer_no, status, due_on);
select kit.protect('settlement.payables');

-- Holds of all payables of a supplier, also of those to come.
create table settlement.supplier_holds (
  tenant_id   bigint not null,
  supplier_id bigint not null,
  kind        text not null check (kind in ('payeeChange')),
  since       timestamptz not null,
  primary key (tenant_id, supplier_id, kind)
);
select kit.protect('settlement.supplier_holds');

create view inv.payable as
  select id, tenant_id as tenant, invoice_id as invoice, supplier_id as supplier, payer_no as payer, status as state, gross, paid, offset_amount,
    deducted, reserved
  from settlement.payables;
grant select on inv.payable to baicai_auditor;
