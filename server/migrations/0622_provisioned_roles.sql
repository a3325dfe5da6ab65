-- Roles whose members a directory keeps by SCIM: its groups.
alter table identity.roles add column is_provisioned boolean not null default false;
comment on column identity.roles.is_provisioned is 'a directory adds and removes members that it provisions';
