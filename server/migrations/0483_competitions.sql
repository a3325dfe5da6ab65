-- Competition among the parties of an agreement: a project whose prices are at most those of the agreement.
alter table sourcing.projects add column agreement_id bigint;
comment on column sourcing.projects.agreement_id is 'agreement whose parties compete; its prices are the most that is awarded';
