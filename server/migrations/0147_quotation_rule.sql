-- quotationRuleConf of the project's department, as it was when the project was submitted: 1 asks for quotes of all items.
alter table sourcing.projects add column quotes_whole boolean not null default false;
comment on column sourcing.projects.quotes_whole is 'whether a quote must be of all items, also where they are awarded one by one';
