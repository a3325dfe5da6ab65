-- Messages 消息: what has happened that somebody should know, and how it has come to them.
create schema notifications;
grant usage on schema notifications to baicai_app;

create table notifications.messages (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  receiver_id bigint not null,
  -- What it is about: an event, or a moment. With the receiver it is there once, however often its job runs.
  source      text not null,
  template    text not null,
  topic       text not null,
  category    text not null,
  title_zh    text not null,
  content_zh  text not null,
  title_en    text not null,
  content_en  text not null,
  url         text not null,
  -- What the mail about it is written from, where another module writes that.
  letter      jsonb,
  -- False where its reader wants it by mail or SMS alone.
  is_shown    boolean not null,
  at          timestamptz not null,
  read_at     timestamptz,
  removed_at  timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, receiver_id, source)
);
create index on notifications.messages (tenant_id, receiver_id, id desc) where is_shown and removed_at is null;
create index on notifications.messages (tenant_id, receiver_id, category, id desc) where is_shown and removed_at is null;
create index on notifications.messages (tenant_id, receiver_id, id desc)
  where is_shown and removed_at is null and read_at is null;
create index on notifications.messages (tenant_id, at);
select kit.protect('notifications.messages');

-- A mail or SMS about a message, or the mail of a day.
create table notifications.deliveries (
  tenant_id   bigint not null,
  id          bigint not null default kit.next_id(),
  version     int not null default 1,
  receiver_id bigint not null,
  channel     text not null check (channel in ('mail', 'sms')),
  message_id  bigint,
  -- The day whose messages it brings; of a message that is in it, the mail.
  digest_on   date,
  digest_id   bigint,
  -- held: it waits for the mail of the day.
  status      text not null check (status in ('waiting', 'held', 'sent', 'skipped', 'failed')),
  attempts    int not null default 0,
  reason      text not null default '',
  created_at  timestamptz not null,
  ended_at    timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, message_id, channel),
  unique (tenant_id, receiver_id, digest_on),
  foreign key (tenant_id, message_id) references notifications.messages on delete cascade,
  foreign key (tenant_id, digest_id) references notifications.deliveries,
  check ((message_id is null) = (digest_on is not null))
);
create index on notifications.deliveries (tenant_id, id desc);
create index on notifications.deliveries (tenant_id, status, id desc);
create index on notifications.deliveries (tenant_id, receiver_id) where status = 'held';
create index on notifications.deliveries (tenant_id, digest_id) where digest_id is not null;
select kit.protect('notifications.deliveries');

-- What somebody has chosen; without a row it is as usual.
create table notifications.profiles (
  tenant_id   bigint not null,
  user_id     bigint not null,
  version     int not null default 1,
  bell        boolean not null default true,
  pop_up      boolean not null default true,
  digest_hour int check (digest_hour between 0 and 23),
  primary key (tenant_id, user_id)
);
create index on notifications.profiles (tenant_id, digest_hour) where digest_hour is not null;
select kit.protect('notifications.profiles');

create table notifications.preferences (
  tenant_id bigint not null,
  user_id   bigint not null,
  topic     text not null,
  channel   text not null check (channel in ('site', 'mail', 'sms')),
  is_on     boolean not null,
  primary key (tenant_id, user_id, topic, channel)
);
select kit.protect('notifications.preferences');

-- What a tenant has written instead of the product's own words.
create table notifications.templates (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  version    int not null default 1,
  template   text not null,
  title_zh   text not null,
  content_zh text not null,
  title_en   text not null,
  content_en text not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  constraint "thing.stale" unique (tenant_id, template)
);
select kit.protect('notifications.templates');

-- Letters about projects are sent by this module now: it goes on where sourcing has stopped, and begins with what comes next.
insert into kit.consumer_offsets (tenant_id, listener, seq, wanted)
  select c.tenant_id, 'notifications', coalesce(o.seq, c.seq), c.seq
  from kit.chains c left join kit.consumer_offsets o on o.tenant_id = c.tenant_id and o.listener = 'sourcing';
delete from kit.consumer_offsets where listener = 'sourcing';
delete from kit.consumers where listener = 'sourcing';

-- What people were warned of.
alter table ledger.accounts add column warned_at timestamptz;
alter table catalogue.agreement_prices add column warned_for date;
create index agreement_prices_unwarned on catalogue.agreement_prices (tenant_id, valid_to) where warned_for is distinct from valid_to;

-- Who configures the portal manages its messages.
update identity.roles set permissions = permissions || '{message.manage}'::text[]
where 'portal.configure' = any (permissions) and not 'message.manage' = any (permissions);
