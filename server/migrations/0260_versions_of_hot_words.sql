-- Hot words are records that operators change one by one: two who change the same one are kept apart by its version.
alter table catalogue.hot_keys add column version int not null default 1;
