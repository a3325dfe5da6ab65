-- One index for all deliveries of a message: those that go with it are found by it, whatever their channel.
drop index notifications.deliveries_tenant_id_message_id_channel_idx;
drop index notifications.deliveries_tenant_id_message_id_subscription_id_idx;
create unique index deliveries_of_message on notifications.deliveries (tenant_id, message_id, channel, subscription_id)
  nulls not distinct where message_id is not null;
