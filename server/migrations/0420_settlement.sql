-- Settlement: what receipts, returns and allowances make payable, line by line, and the statements in which both sides agree on it.
create schema settlement;
grant usage on schema settlement to baicai_app;

create table settlement.statements (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  version           int not null default 1,
  no                text not null default ordering.next_no('DZ'),
  status            text not null check (status in ('draft', 'sent', 'disputed', 'confirmed', 'void')),
  supplier_id       bigint not null,
  supplier_name     text not null,
  payer_no          text not null,
  payer_title       text not null,
  month             text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  from_on           date not null,
  to_on             date not null,
  lines             int not null default 0 check (lines >= 0),
  net               numeric(18, 2) not null default 0,
  tax               numeric(18, 2) not null default 0,
  gross             numeric(18, 2) not null default 0,
  owner_id          bigint not null,
  owner_name        text not null,
  reason            text not null default '',
  digest            text,
  created_at        timestamptz not null,
  sent_at           timestamptz,
  confirmed_at      timestamptz,
  confirmed_by_name text not null default '',
  primary key (tenant_id, id),
  unique (tenant_id, no),
  check (gross = net + tax),
  check ((status = 'confirmed') = (digest is not null)),
  check ((status = 'confirmed') = (confirmed_at is not null))
);
comment on column settlement.statements.payer_no is 'tax number of the company that pays';
comment on column settlement.statements.digest is 'SHA-256 of the confirmed lines';
-- One statement of a supplier and payer in a month.
create unique index "statement.taken" on settlement.statements (tenant_id, supplier_id, payer_no, month) where status <> 'void';
create index statements_of_supplier on settlement.statements (tenant_id, supplier_id, id);
create index statements_by_status on settlement.statements (tenant_id, status, id);
select kit.protect('settlement.statements');

create table settlement.lines (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  kind          text not null check (kind in ('receipt', 'return', 'allowance', 'freight', 'adjust')),
  source_id     bigint not null,
  source_no     text not null,
  order_id      bigint not null,
  order_no      text not null,
  order_line_id bigint,
  supplier_id   bigint not null,
  supplier_name text not null,
  payer_no      text not null,
  payer_title   text not null,
  dept_name     text not null,
  booked_on     date not null,
  name          text not null,
  spec          text not null,
  unit          text not null,
  tax_code      text not null,
  quantity      int not null,
  price         numeric(12, 4),
  rate          numeric(5, 2),
  net           numeric(18, 2) not null,
  tax           numeric(18, 2) not null,
  gross         numeric(18, 2) not null,
  statement_id  bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, statement_id) references settlement.statements (tenant_id, id),
  -- A happening is booked once, however often it is announced.
  constraint lines_of_source unique nulls not distinct (tenant_id, kind, source_id, order_line_id),
  check (gross = net + tax),
  check (kind not in ('receipt', 'freight') or gross >= 0 and quantity >= 0),
  check (kind not in ('return', 'allowance') or gross <= 0 and quantity <= 0)
);
comment on column settlement.lines.source_id is 'receipt, return or dispute; the order for freight';
comment on column settlement.lines.rate is 'tax rate in percent; null: none is known, as for freight';
create index lines_of_order_line on settlement.lines (tenant_id, order_line_id);
create index lines_of_statement on settlement.lines (tenant_id, statement_id, booked_on, id) where statement_id is not null;
create index lines_unstated on settlement.lines (tenant_id, supplier_id, payer_no, booked_on) where statement_id is null;
select kit.protect('settlement.lines');

-- A confirmed statement keeps its lines: nothing enters or leaves it, whatever the caller does.
create function settlement.keep_confirmed() returns trigger language plpgsql as $$
begin
  if exists (select from settlement.statements s
    where s.tenant_id = new.tenant_id and s.id in (old.statement_id, new.statement_id) and s.status = 'confirmed') then
    raise exception 'lines of a confirmed statement do not change';
  end if;
  return new;
end
$$;
create trigger keep_confirmed before update on settlement.lines for each row execute function settlement.keep_confirmed();

create table settlement.disputes (
  tenant_id        bigint not null,
  id               bigint not null default kit.next_id(),
  statement_id     bigint not null,
  line_id          bigint not null,
  kind             text not null check (kind in ('quantity', 'price', 'duplicate', 'rate', 'other')),
  requested            numeric(18, 2) not null,
  text             text not null,
  by_name          text not null,
  requested_at         timestamptz not null,
  status           text not null check (status in ('open', 'accepted', 'rejected', 'takenOut')),
  answer           text not null default '',
  answered_by_name text not null default '',
  answered_at      timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, statement_id) references settlement.statements (tenant_id, id),
  foreign key (tenant_id, line_id) references settlement.lines (tenant_id, id),
  check ((status = 'open') = (answered_at is null))
);
create unique index "statement.alreadyDisputed" on settlement.disputes (tenant_id, line_id) where status = 'open';
create index disputes_of_line on settlement.disputes (tenant_id, line_id, id);
create index disputes_of_statement on settlement.disputes (tenant_id, statement_id) where status = 'open';
select kit.protect('settlement.disputes');

create view inv.settlement_line as
  select id, tenant_id as tenant, kind, source_id as source, order_line_id as order_line, quantity, net, tax, gross, statement_id as statement
  from settlement.lines;
create view inv.statement as
  select id, tenant_id as tenant, supplier_id as supplier, status as state, lines, net, tax, gross from settlement.statements;
grant select on inv.settlement_line, inv.statement to baicai_auditor;
