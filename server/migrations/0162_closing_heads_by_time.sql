-- The latest ends of rounds, for the feeds of the halls.
create index seal_closes_by_time on sourcing.seal_entries (tenant_id, at desc) where kind = 'close';
