-- The picture that lists and home pages show of an article: its key, empty where there is none.
alter table notices.articles add cover_key text not null default '';
alter table notices.editions add cover_key text not null default '';
