-- Messages are listed by the time of what happened, so that those of a day stand together on every page.
-- Open pages still read new ones by id, in the order of writing.
drop index notifications.messages_tenant_id_receiver_id_category_id_idx;
drop index notifications.messages_tenant_id_receiver_id_id_idx1;
create index messages_by_time on notifications.messages (tenant_id, receiver_id, at desc, id desc)
  where is_shown and removed_at is null;
create index messages_of_category_by_time on notifications.messages (tenant_id, receiver_id, category, at desc, id desc)
  where is_shown and removed_at is null;
create index unread_messages_by_time on notifications.messages (tenant_id, receiver_id, at desc, id desc)
  where is_shown and removed_at is null and read_at is null;
