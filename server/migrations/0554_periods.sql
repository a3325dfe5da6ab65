-- Accounting periods 会计期间: months of a payer. A closed one never changes; what happens later is booked into the first open month.
create table payments.periods (
  tenant_id      bigint not null,
  id             bigint not null default kit.next_id(),
  payer_no       text not null,
  payer_title    text not null,
  month          text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  received       numeric(18, 2) not null,
  invoiced       numeric(18, 2) not null,
  paid           numeric(18, 2) not null,
  accrued        numeric(18, 2) not null,
  digest         text not null check (digest ~ '^[0-9a-f]{64}$'),
  closed_by      bigint not null,
  closed_by_name text not null,
  closed_at      timestamptz not null,
  primary key (tenant_id, id),
  constraint "period.taken" unique (tenant_id, payer_no, month)
);
comment on column payments.periods.received is 'with tax: receipts less what was given back, booked in the month';
comment on column payments.periods.invoiced is 'with tax: invoices and red invoices accepted in the month';
comment on column payments.periods.accrued is '暂估, without tax: received until its end and not invoiced';
comment on column payments.periods.digest is 'SHA-256 of the entries of the month';
select kit.protect_append_only('payments.periods');

create table payments.accruals (
  tenant_id     bigint not null,
  period_id     bigint not null,
  supplier_id   bigint not null,
  supplier_name text not null,
  lines         int not null,
  net           numeric(18, 2) not null,
  gross         numeric(18, 2) not null,
  primary key (tenant_id, period_id, supplier_id),
  foreign key (tenant_id, period_id) references payments.periods (tenant_id, id)
);
comment on table payments.accruals is 'what a closed month accrued; the next month reverses all of it';
select kit.protect_append_only('payments.accruals');

-- Whoever books for a payer and whoever closes one of its months follow each other.
create function payments.period_lock(payer text) returns bigint language sql stable as $$
  select hashtextextended('payments.period ' || kit.tenant()::text || ' ' || payer, 0)
$$;
-- First day from this one on whose month is open. The lock is held until the end of the transaction.
create function payments.open_day(payer text, wanted date) returns date language plpgsql as $$
declare
  last text;
begin
  perform pg_advisory_xact_lock_shared(payments.period_lock(payer));
  select max(p.month) into last from payments.periods p where p.tenant_id = kit.tenant() and p.payer_no = payer;
  if last is null or to_char(wanted, 'YYYY-MM') > last then return wanted; end if;
  return (to_date(last || '-01', 'YYYY-MM-DD') + interval '1 month')::date;
end $$;

create function settlement.book_line() returns trigger language plpgsql as $$
begin
  new.booked_on := payments.open_day(new.payer_no, new.booked_on);
  return new;
end $$;
create trigger book_line before insert on settlement.lines for each row execute function settlement.book_line();

alter table settlement.payables add column booked_on date;
update settlement.payables set booked_on = accepted_on;
alter table settlement.payables alter column booked_on set not null;
-- The trigger below sets it.
alter table settlement.payables alter column booked_on set default current_date;
comment on column settlement.payables.booked_on is 'day of its entry: the acceptance, or the first day of an open month';
create function settlement.book_payable() returns trigger language plpgsql as $$
begin
  new.booked_on := payments.open_day(new.payer_no, new.accepted_on);
  return new;
end $$;
create trigger book_payable before insert on settlement.payables for each row execute function settlement.book_payable();
create index payables_booked on settlement.payables (tenant_id, payer_no, booked_on);

alter table payments.payments add column booked_on date;
comment on column payments.payments.booked_on is 'day of its entry: the payment, or the first day of an open month';
alter table payments.payments add column returned_on date;
comment on column payments.payments.returned_on is 'day of the entry that takes a returned payment back';
create function payments.book_payment() returns trigger language plpgsql as $$
declare
  payer text;
begin
  if new.status in ('paid', 'bounced') and new.booked_on is null or new.status = 'bounced' and new.returned_on is null then
    select r.payer_no into payer from payments.requests r where r.tenant_id = new.tenant_id and r.id = new.request_id;
    if new.booked_on is null then new.booked_on := payments.open_day(payer, new.paid_on); end if;
    if new.status = 'bounced' then new.returned_on := payments.open_day(payer, (kit.clock() at time zone 'Asia/Shanghai')::date); end if;
  end if;
  return new;
end $$;
alter table payments.payments disable trigger keep_payment;
update payments.payments set booked_on = paid_on where paid_on is not null;
alter table payments.payments enable trigger keep_payment;
create trigger book_payment before insert or update on payments.payments for each row execute function payments.book_payment();
create index payments_booked on payments.payments (tenant_id, booked_on) where booked_on is not null;

-- An entry stays in the month that it was booked into.
create function settlement.keep_day() returns trigger language plpgsql as $$
begin
  if new.booked_on is distinct from old.booked_on then
    if payments.open_day(old.payer_no, old.booked_on) <> old.booked_on or payments.open_day(new.payer_no, new.booked_on) <> new.booked_on then
      raise exception using message = 'a closed month does not change', constraint = 'period.closed';
    end if;
  end if;
  return new;
end $$;
create trigger keep_day before update on settlement.lines for each row execute function settlement.keep_day();
create trigger keep_day before update on settlement.payables for each row execute function settlement.keep_day();

create view inv.period as
  select id, tenant_id as tenant, payer_no as payer, month, received, invoiced, paid, accrued, digest from payments.periods;
grant select on inv.period to baicai_auditor;
