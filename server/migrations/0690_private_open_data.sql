-- Profiles whose feed is for chosen readers, and feeds that are entered at a time.
alter table open_data.profiles add column is_private boolean not null default false;
comment on column open_data.profiles.is_private is 'its feed is read by API keys and people that may read open data';
alter table open_data.feed add column at timestamptz not null default clock_timestamp();
comment on column open_data.feed.at is 'rises with seq; of entries from before this column: when it was added';
create index feed_by_time on open_data.feed (tenant_id, profile_id, at);
