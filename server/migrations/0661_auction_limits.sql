-- Automatic bids: the secret limits of bidders, encrypted by the servers; the log has their commitments alone.
alter table sourcing.auction_entries
  drop constraint auction_entries_kind_check,
  add constraint auction_entries_kind_check check (kind in ('begin', 'fail', 'bid', 'accept', 'limit', 'drop', 'stage',
    'pause', 'resume', 'interrupt', 'extend', 'annul', 'exclude', 'message', 'close', 'cancel'));

create table sourcing.auction_limits (
  tenant_id  bigint not null,
  project_id bigint not null,
  -- The entry that commits to it.
  seq        int not null,
  locked     bytea not null,
  primary key (tenant_id, project_id, seq),
  foreign key (tenant_id, project_id, seq) references sourcing.auction_entries
);
select kit.protect_append_only('sourcing.auction_limits');
