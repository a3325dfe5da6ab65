-- Inspection 质检: goods of some categories, or of some orders, are taken in without being accepted. Inspectors decide on
-- them in portions; each decision is a receipt of its own, so that money and statistics follow it like any other.
alter table catalogue.categories add needs_inspection boolean not null default false;
comment on column catalogue.categories.needs_inspection is 'its goods, and those of the categories below it, are inspected';

alter table ordering.orders add needs_inspection boolean not null default false;
comment on column ordering.orders.needs_inspection is 'the buyer wants all of its goods inspected';

alter table ordering.order_lines
  add inspecting int not null default 0,
  drop constraint "return.tooMuch",
  add constraint "return.tooMuch" check (in_return >= 0 and returned >= 0 and in_return + returned <= received - rejected - inspecting),
  add constraint "inspection.tooMuch" check (inspecting >= 0 and inspecting <= received - rejected);
comment on column ordering.order_lines.inspecting is 'pieces taken in on which no inspector has decided; accepted: received - rejected - inspecting';
create index order_lines_inspecting on ordering.order_lines (tenant_id, order_id) where inspecting > 0;

alter table ordering.delivery_lines add inspecting int not null default 0,
  add check (inspecting >= 0 and inspecting <= received - rejected);

alter table ordering.receipts
  add inspects bigint,
  add foreign key (tenant_id, inspects) references ordering.receipts (tenant_id, id);
comment on column ordering.receipts.inspects is 'receipt on whose goods this one decides; null: goods arrived with it';
create index receipts_of_inspection on ordering.receipts (tenant_id, inspects) where inspects is not null;

alter table ordering.receipt_lines
  add inspecting int not null default 0 check (inspecting >= 0),
  add batch_no text not null default '',
  drop constraint receipt_lines_check,
  add constraint receipt_lines_check check (accepted + rejected + inspecting > 0);
comment on column ordering.receipt_lines.inspecting is 'pieces taken in to be inspected';
create index receipt_lines_inspecting on ordering.receipt_lines (tenant_id, receipt_id) where inspecting > 0;

-- Receipts whose inspectors were reminded.
create table ordering.inspection_reminders (
  tenant_id   bigint not null,
  receipt_id  bigint not null,
  reminded_at timestamptz not null,
  primary key (tenant_id, receipt_id),
  foreign key (tenant_id, receipt_id) references ordering.receipts (tenant_id, id)
);
select kit.protect('ordering.inspection_reminders');
