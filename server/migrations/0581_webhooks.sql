-- Addresses of systems that are told of events. The secrets are encrypted; the former one signs, too, for a while after a rotation.
create table api.webhooks (
  tenant_id         bigint not null,
  id                bigint not null default kit.next_id(),
  version           int not null default 1,
  account_id        bigint not null,
  name              text not null,
  url               text not null,
  events            text[] not null,
  secret            bytea not null,
  former_secret     bytea,
  former_until      timestamptz,
  status            text not null default 'active' check (status in ('active', 'disabled', 'stopped')),
  failing_since     timestamptz,
  warned_at         timestamptz,
  last_delivered_at timestamptz,
  created_at        timestamptz not null default kit.clock(),
  primary key (tenant_id, id),
  foreign key (tenant_id, account_id) references api.accounts (tenant_id, id)
);
create index webhooks_of_account on api.webhooks (tenant_id, account_id);
select kit.protect('api.webhooks');

-- What is sent: one row for each event and webhook, with its last attempt.
create table api.deliveries (
  tenant_id     bigint not null,
  id            bigint not null default kit.next_id(),
  webhook_id    bigint not null,
  event_id      bigint,
  message_id    text not null,
  type          text not null,
  seq           bigint not null,
  body          text not null,
  status        text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  attempts      int not null default 0,
  next_at       timestamptz,
  claimed_until timestamptz,
  http_status   int,
  ms            int,
  reason        text not null default '',
  excerpt       text not null default '',
  created_at    timestamptz not null,
  finished_at   timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, webhook_id) references api.webhooks (tenant_id, id)
);
create index deliveries_due on api.deliveries (tenant_id, webhook_id, seq, id) where status = 'waiting';
create index deliveries_of_webhook on api.deliveries (tenant_id, webhook_id, id);
create unique index deliveries_once on api.deliveries (tenant_id, webhook_id, event_id) where event_id is not null;
select kit.protect('api.deliveries');
