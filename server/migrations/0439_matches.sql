-- Matches of invoices with the lines of confirmed statements, and how much of each line is invoiced.
create table settlement.balances (
  tenant_id       bigint not null,
  id              bigint not null,
  statement_id    bigint not null,
  supplier_id     bigint not null,
  payer_no        text not null,
  subject_id      bigint not null,
  pieces          int not null,
  gross           numeric(18, 2) not null,
  offset_pieces   int not null default 0,
  offset_gross    numeric(18, 2) not null default 0,
  invoiced_pieces int not null default 0,
  invoiced_gross  numeric(18, 2) not null default 0,
  tolerated       numeric(18, 2) not null default 0,
  overridden      numeric(18, 2) not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, id) references settlement.lines (tenant_id, id),
  foreign key (tenant_id, statement_id) references settlement.statements (tenant_id, id),
  -- Of what was received nothing is invoiced twice, nor what was returned; a tolerance of a few cents is counted.
  constraint "match.overInvoiced" check (case when gross >= 0 and pieces >= 0
    then offset_pieces >= 0 and invoiced_pieces >= 0 and offset_pieces + invoiced_pieces <= pieces
      and offset_gross >= 0 and invoiced_gross >= 0 and offset_gross + invoiced_gross <= gross + tolerated + overridden
    else offset_pieces <= 0 and invoiced_pieces <= 0 and offset_pieces + invoiced_pieces >= pieces
      and offset_gross <= 0 and invoiced_gross <= 0 and offset_gross + invoiced_gross >= gross - tolerated - overridden end),
  check (tolerated >= 0 and tolerated <= 0.06),
  check (overridden >= 0)
);
comment on column settlement.balances.id is 'settlement line';
comment on column settlement.balances.subject_id is 'order line; the order for its freight';
comment on column settlement.balances.offset_pieces is 'returned before it was invoiced, or the return that this settles';
comment on column settlement.balances.overridden is 'difference beyond the tolerance that somebody accepted';
create index balances_open on settlement.balances (tenant_id, supplier_id, payer_no, statement_id)
  where offset_gross + invoiced_gross <> gross or offset_pieces + invoiced_pieces <> pieces;
create index balances_of_statement on settlement.balances (tenant_id, statement_id);
create index balances_of_subject on settlement.balances (tenant_id, subject_id);
select kit.protect('settlement.balances');

insert into settlement.balances (tenant_id, id, statement_id, supplier_id, payer_no, subject_id, pieces, gross)
select l.tenant_id, l.id, l.statement_id, l.supplier_id, l.payer_no, coalesce(l.order_line_id, l.order_id), l.quantity, l.gross
from settlement.lines l join settlement.statements s on s.tenant_id = l.tenant_id and s.id = l.statement_id
where s.status = 'confirmed';

create index lines_of_supplier on settlement.lines (tenant_id, supplier_id, payer_no);
create index lines_of_order on settlement.lines (tenant_id, order_id);

create table settlement.matches (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  invoice_id    bigint not null,
  status        text not null check (status in ('exception', 'matched', 'released')),
  method        text not null check (method in ('totals', 'lines', 'none')),
  tolerance     numeric(18, 2) not null,
  expected      numeric(18, 2) not null,
  difference    numeric(18, 2) not null,
  statement_nos text[] not null default '{}',
  overridden_by_name text not null default '',
  at            timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices.invoices (tenant_id, id)
);
comment on column settlement.matches.tolerance is 'largest difference that was allowed, in yuan';
-- An invoice has one match at a time.
create unique index "match.taken" on settlement.matches (tenant_id, invoice_id) where status <> 'released';
select kit.protect('settlement.matches');

create table settlement.match_rows (
  tenant_id       bigint not null,
  match_id        bigint not null,
  row_no          int not null,
  invoice_line_no int,
  line_id         bigint,
  pieces          int not null,
  gross           numeric(18, 2) not null,
  expected        numeric(18, 2) not null,
  tolerated       numeric(18, 2) not null default 0,
  outcome         text not null check (outcome in ('ok', 'price', 'quantity', 'rate', 'noReceipt')),
  primary key (tenant_id, match_id, row_no),
  foreign key (tenant_id, match_id) references settlement.matches (tenant_id, id),
  foreign key (tenant_id, line_id) references settlement.lines (tenant_id, id),
  check (line_id is not null or outcome <> 'ok')
);
comment on column settlement.match_rows.invoice_line_no is 'null: matched by totals';
comment on column settlement.match_rows.gross is 'of the invoice';
comment on column settlement.match_rows.expected is 'of the settlement line';
create index match_rows_of_line on settlement.match_rows (tenant_id, line_id) where line_id is not null;
select kit.protect_append_only('settlement.match_rows');

create table settlement.exceptions (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  match_id    bigint not null,
  invoice_id  bigint not null,
  kind        text not null,
  facts       jsonb not null default '{}',
  opened_at   timestamptz not null,
  resolution  text check (resolution in ('rematched', 'overridden', 'returned')),
  reason      text not null default '',
  resolved_by_name text not null default '',
  resolved_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, match_id) references settlement.matches (tenant_id, id),
  check ((resolution is null) = (resolved_at is null)),
  check (resolution is null or resolution = 'rematched' or reason <> '')
);
create index exceptions_of_invoice on settlement.exceptions (tenant_id, invoice_id, id);
select kit.protect('settlement.exceptions');

create view inv.balance as
  select id, tenant_id as tenant, subject_id as subject, pieces, gross, offset_pieces, offset_gross, invoiced_pieces, invoiced_gross,
    tolerated, overridden
  from settlement.balances;
create view inv.match as
  select m.id, m.tenant_id as tenant, m.invoice_id as invoice, m.status as state, m.difference,
    (select coalesce(sum(r.gross), 0) from settlement.match_rows r where r.tenant_id = m.tenant_id and r.match_id = m.id) as gross
  from settlement.matches m;
grant select on inv.balance, inv.match to baicai_auditor;
