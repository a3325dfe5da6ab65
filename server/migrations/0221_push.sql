-- Web Push: the browsers in which somebody has messages shown as notifications.
create table notifications.push_subscriptions (
  tenant_id  bigint not null,
  id         bigint not null default kit.next_id(),
  user_id    bigint not null,
  -- The session in which the browser was last there; with its sign-out the subscription goes.
  session_id bigint not null,
  endpoint   text not null,
  p256dh     text not null,
  auth       text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint)
);
create index on notifications.push_subscriptions (tenant_id, user_id, id desc);
create index on notifications.push_subscriptions (tenant_id, session_id);
select kit.protect('notifications.push_subscriptions');

alter table notifications.deliveries
  drop constraint deliveries_channel_check,
  add constraint deliveries_channel_check check (channel in ('mail', 'sms', 'push')),
  -- The browser of a notification. It stays where the subscription has gone: then nothing is sent.
  add column subscription_id bigint,
  add check ((subscription_id is not null) = (channel = 'push')),
  drop constraint deliveries_tenant_id_message_id_channel_key;
create unique index on notifications.deliveries (tenant_id, message_id, channel) where subscription_id is null;
create unique index on notifications.deliveries (tenant_id, message_id, subscription_id) where subscription_id is not null;

alter table notifications.preferences
  drop constraint preferences_channel_check,
  add constraint preferences_channel_check check (channel in ('site', 'mail', 'sms', 'push'));
