-- Returns are approved inside before their supplier reads them, where the tenant wants it; and they say who pays for the way back.
alter table ordering.returns
  drop constraint returns_status_check,
  add constraint returns_status_check check (status in ('20', '30', '32', '35', '40', '50', '60', '75', '78', '80', '90', '95')),
  add column approval_id bigint,
  add column sent_at timestamptz,
  add column freight_by text not null default 'buyer' check (freight_by in ('buyer', 'supplier')),
  add column freight numeric(18, 2) not null default 0 check (freight >= 0);
update ordering.returns set sent_at = submitted_at, freight_by = case fault when 'buyer' then 'buyer' else 'supplier' end;
comment on column ordering.returns.sent_at is 'when its supplier could read it first; null: not yet, or never';
comment on column ordering.returns.freight is 'what the buyer has paid for the way back';
