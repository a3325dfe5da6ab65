-- What is read of a workbook: its sheets and the one that is read, hidden rows, columns that are not read.
alter table imports.imports add column layout jsonb not null default '{}';
