-- What the tax bureau says of invoices 查验: the last verdict beside the invoice, all of them in a list that only grows.
alter table invoices.invoices add column verified text not null default 'requested'
  check (verified in ('none', 'requested', 'genuine', 'differs', 'notFound', 'void'));
alter table invoices.invoices add column verified_at timestamptz;
comment on column invoices.invoices.verified is 'none: the tax bureau was not asked; requested: it is going to be';
update invoices.invoices set verified = 'none';
create index invoices_to_verify on invoices.invoices (tenant_id, id) where verified = 'requested';

create table invoices.verifications (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  invoice_id bigint not null,
  verdict    text not null check (verdict in ('genuine', 'differs', 'notFound', 'void')),
  at         timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices.invoices (tenant_id, id)
);
create index verifications_of_invoice on invoices.verifications (tenant_id, invoice_id, id);
select kit.protect_append_only('invoices.verifications');
