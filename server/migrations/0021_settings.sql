-- Counts the changes of what a tenant's operators have set, so that two at once do not undo one another.
alter table tenancy.tenants add column version int not null default 1;
