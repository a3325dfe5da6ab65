-- Auction rules that a tenant keeps under a name.
create table sourcing.auction_templates (
  tenant_id bigint not null,
  id        bigint not null default kit.next_id(),
  name      text not null check (name <> ''),
  rule      jsonb not null,
  saved_by  text not null,
  saved_at  timestamptz not null,
  primary key (tenant_id, id)
);
create unique index auction_templates_by_name on sourcing.auction_templates (tenant_id, lower(name));
select kit.protect('sourcing.auction_templates');
