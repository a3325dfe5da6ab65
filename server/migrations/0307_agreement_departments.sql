-- Departments for which the agreement prices of a framework project hold; none: its own.
alter table sourcing.projects add agreement_dept_ids bigint[] not null default '{}';
