-- Terms of payment of suppliers 付款条件: days, the discount for an early payment, and small and medium enterprises, which large
-- ones pay within 60 days of the delivery.
create table settlement.terms (
  tenant_id     bigint not null,
  id            bigint not null,
  version       int not null default 1,
  is_sme        boolean not null default false,
  days          int check (days between 0 and 365),
  discount_pct  numeric(5, 2) not null default 0 check (discount_pct >= 0 and discount_pct < 100),
  discount_days int not null default 0 check (discount_days between 0 and 365),
  set_by_name   text not null,
  set_at        timestamptz not null,
  primary key (tenant_id, id),
  check ((discount_pct > 0) = (discount_days > 0))
);
comment on column settlement.terms.id is 'supplier';
comment on column settlement.terms.is_sme is 'small or medium enterprise 中小企业';
comment on column settlement.terms.days is 'from the acceptance of an invoice; null: those of the tenant';
select kit.protect('settlement.terms');

alter table settlement.payables add column delivered_on date;
alter table settlement.payables add column sme_due_on date;
alter table settlement.payables add column discount_pct numeric(5, 2) not null default 0;
alter table settlement.payables add column discount_until date;
comment on column settlement.payables.sme_due_on is 'last day for a small or medium enterprise: 60 days after the delivery';
comment on column settlement.payables.discount_until is 'last day of the discount; null: there is none, or it was taken';
