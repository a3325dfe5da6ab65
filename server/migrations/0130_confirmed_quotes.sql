-- A change notice takes the quotes before it out of force; a supplier confirms its own again by an entry of the log.
alter table sourcing.seal_entries drop constraint seal_entries_kind_check;
alter table sourcing.seal_entries
  add constraint seal_entries_kind_check check (kind in ('open', 'quote', 'withdraw', 'change', 'confirm', 'close'));
alter table sourcing.seal_entries drop constraint seal_entries_check;
alter table sourcing.seal_entries
  add constraint seal_entries_supplier_check check ((supplier_id is not null) = (kind in ('quote', 'withdraw', 'confirm')));
alter table sourcing.seal_entries drop constraint seal_entries_check1;
alter table sourcing.seal_entries
  add constraint seal_entries_ref_check check ((ref is not null) = (kind in ('withdraw', 'confirm')));

-- What the log says of each ciphertext, kept beside it: whether its quote waits to be confirmed, and whether it can be,
-- or must be written again because what is bought has changed.
alter table sourcing.sealed_quotes
  add column is_lapsed boolean not null default false,
  add column must_rewrite boolean not null default false;
grant update (is_lapsed, must_rewrite) on sourcing.sealed_quotes to baicai_app;

alter table sourcing.quotes drop constraint quotes_status_check;
alter table sourcing.quotes
  add constraint quotes_status_check check (status in ('valid', 'undecryptable', 'mismatch', 'invalid', 'lapsed'));
