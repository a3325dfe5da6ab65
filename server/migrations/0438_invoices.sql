-- Invoices: as their sellers issued them, once for each number, with their lines, files and checks.
create schema invoices;
grant usage on schema invoices to baicai_app;

create table invoices.invoices (
  tenant_id        bigint not null,
  id               bigint not null default kit.next_id(),
  version          int not null default 1,
  status           text not null check (status in ('submitted', 'exception', 'matched', 'approved', 'returned')),
  kind             text not null check (kind in ('special', 'ordinary')),
  is_red           boolean not null,
  code             text not null,
  number           text not null check (number <> ''),
  blue_number      text not null default '',
  blue_id          bigint,
  red_form_no      text not null default '',
  issued_on        date not null,
  seller_no        text not null check (seller_no <> ''),
  seller_name      text not null,
  buyer_no         text not null,
  buyer_name       text not null,
  net              numeric(18, 2) not null,
  tax              numeric(18, 2) not null,
  gross            numeric(18, 2) not null,
  capitals         text not null default '',
  remark           text not null default '',
  supplier_id      bigint,
  owner_id         bigint,
  data_from        text not null check (data_from in ('xml', 'ofd', 'legacy')),
  data_hash        text not null check (data_hash ~ '^[0-9a-f]{64}$'),
  statement_id     bigint,
  problems         text[] not null default '{}',
  difference       numeric(18, 2) not null default 0,
  warnings         int not null default 0,
  reversed         numeric(18, 2) not null default 0,
  reason           text not null default '',
  overridden_by    bigint,
  uploaded_by      bigint not null,
  uploaded_by_name text not null,
  created_at       timestamptz not null,
  decided_by_name  text not null default '',
  decided_at       timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, blue_id) references invoices.invoices (tenant_id, id),
  -- One invoice for each number of a seller, however often and in however many files it is uploaded.
  constraint "invoice.duplicate" unique (tenant_id, seller_no, code, number),
  check (gross = net + tax),
  check (is_red = (gross < 0)),
  constraint "invoice.reversedTooMuch" check (reversed >= 0 and reversed <= greatest(gross, 0)),
  check ((status = 'exception') = (cardinality(problems) > 0)),
  check ((status in ('approved', 'returned')) = (decided_at is not null))
);
comment on column invoices.invoices.code is 'invoice code; empty for digital invoices';
comment on column invoices.invoices.blue_number is 'number of the invoice that a red one reverses';
comment on column invoices.invoices.supplier_id is 'null: the seller is no supplier of the tenant';
comment on column invoices.invoices.owner_id is 'who settles the statements of the supplier';
comment on column invoices.invoices.data_hash is 'SHA-256 of what the invoice says, whatever the form of its file';
comment on column invoices.invoices.statement_id is 'statement that was named at the upload';
comment on column invoices.invoices.overridden_by is 'person who accepted its price difference';
comment on column invoices.invoices.reversed is 'gross amount of the red invoices that reverse it';
create index invoices_by_status on invoices.invoices (tenant_id, status, id);
create index invoices_of_supplier on invoices.invoices (tenant_id, supplier_id, id);
create index invoices_by_number on invoices.invoices (tenant_id, seller_no, number);
create index invoices_by_blue on invoices.invoices (tenant_id, seller_no, blue_number) where is_red;
select kit.protect('invoices.invoices');

create table invoices.lines (
  tenant_id   bigint not null,
  invoice_id  bigint not null,
  line_no     int not null check (line_no > 0),
  name        text not null,
  class_name  text not null,
  spec        text not null,
  unit        text not null,
  quantity    numeric(24, 13),
  price       numeric(24, 13),
  net         numeric(18, 2) not null,
  rate        numeric(5, 2),
  rate_kind   text not null check (rate_kind in ('rate', 'exempt', 'untaxed')),
  tax         numeric(18, 2) not null,
  gross       numeric(18, 2) not null,
  tax_code    text not null,
  discount_of int,
  primary key (tenant_id, invoice_id, line_no),
  foreign key (tenant_id, invoice_id) references invoices.invoices (tenant_id, id),
  check (gross = net + tax),
  check ((rate is not null) = (rate_kind = 'rate'))
);
comment on column invoices.lines.rate is 'percent';
comment on column invoices.lines.discount_of is 'line that this line discounts';
select kit.protect_append_only('invoices.lines');

-- The lines of an invoice add up to it.
create function invoices.lines_add_up() returns trigger language plpgsql as $$
declare
  net_of_lines numeric(18, 2);
  tax_of_lines numeric(18, 2);
begin
  select coalesce(sum(l.net), 0), coalesce(sum(l.tax), 0) into net_of_lines, tax_of_lines
  from invoices.lines l where l.tenant_id = new.tenant_id and l.invoice_id = new.id;
  if net_of_lines <> new.net or tax_of_lines <> new.tax then
    raise exception 'lines of an invoice do not add up to it';
  end if;
  return null;
end
$$;
create constraint trigger lines_add_up after insert on invoices.invoices deferrable initially deferred
  for each row execute function invoices.lines_add_up();

-- What an invoice says never changes; its red invoices and the work on it do.
create function invoices.keep_content() returns trigger language plpgsql as $$
begin
  if (old.kind, old.is_red, old.code, old.number, old.blue_number, old.red_form_no, old.issued_on, old.seller_no, old.seller_name,
      old.buyer_no, old.buyer_name, old.net, old.tax, old.gross, old.capitals, old.remark, old.data_hash)
    is distinct from (new.kind, new.is_red, new.code, new.number, new.blue_number, new.red_form_no, new.issued_on, new.seller_no,
      new.seller_name, new.buyer_no, new.buyer_name, new.net, new.tax, new.gross, new.capitals, new.remark, new.data_hash)
    or (old.status = 'approved' and new.status <> 'approved') then
    raise exception 'the content of an invoice does not change';
  end if;
  return new;
end
$$;
create trigger keep_content before update on invoices.invoices for each row execute function invoices.keep_content();

-- Uploads: the files of invoices, and those that were refused, which left no invoice.
create table invoices.files (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  invoice_id  bigint,
  name        text not null,
  sha256      text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  file_id     bigint,
  file_key    text,
  size        bigint not null,
  number      text not null default '',
  refusal     text not null default '',
  facts       jsonb not null default '{}',
  supplier_id bigint,
  by_name     text not null,
  at          timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices.invoices (tenant_id, id),
  check ((invoice_id is null) = (refusal <> '')),
  check ((invoice_id is null) = (file_key is null))
);
comment on column invoices.files.refusal is 'code of the refusal; empty: it is a file of the invoice';
comment on column invoices.files.supplier_id is 'company of who uploaded it; null: the buyer';
create unique index files_of_content on invoices.files (tenant_id, sha256) where invoice_id is not null;
create index files_of_invoice on invoices.files (tenant_id, invoice_id) where invoice_id is not null;
create index files_refused on invoices.files (tenant_id, id) where refusal <> '';
select kit.protect_append_only('invoices.files');

create table invoices.checks (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  invoice_id bigint not null,
  rule       text not null,
  outcome    text not null check (outcome in ('ok', 'warn', 'fail')),
  facts      jsonb not null default '{}',
  at         timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices.invoices (tenant_id, id)
);
create index checks_of_invoice on invoices.checks (tenant_id, invoice_id, id);
select kit.protect_append_only('invoices.checks');

create view inv.invoice as
  select id, tenant_id as tenant, status as state, seller_no as seller, code, number, net, tax, gross, reversed, blue_id as blue
  from invoices.invoices;
create view inv.invoice_line as
  select invoice_id as invoice, tenant_id as tenant, line_no, net, tax, gross from invoices.lines;
grant select on inv.invoice, inv.invoice_line to baicai_auditor;
