-- Readers of the English pages see the words below the search box in English; a search for them looks for the words themselves.
alter table catalogue.hot_keys add column words_en text not null default '';
comment on column catalogue.hot_keys.words_en is 'shown on English pages; empty: the words as they are';
