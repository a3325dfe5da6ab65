-- Counts the changes of what a tenant's operators have set, so that two at once do not undo one another.
alter table tenancy.tenants add column version int not null default 1;

-- The slider has the value that the specification gives it.
update tenancy.tenants set settings = jsonb_set(settings, '{accountLoginValidType}', '"2"') where settings ->> 'accountLoginValidType' = '1';
