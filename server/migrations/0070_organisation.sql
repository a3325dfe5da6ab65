-- Departments, accounts and roles are maintained in the product: each change names the version that it is made to.
alter table identity.departments
  add column version int not null default 1,
  add column disabled boolean not null default false,
  -- Among the departments of one parent; equal places are in the order of the codes.
  add column place int not null default 0;
alter table identity.users add column version int not null default 1;
alter table identity.roles add column version int not null default 1;

-- Whoever set up the portal and its organisation also maintains roles, and may grant what they do not hold themselves.
update identity.roles set permissions = permissions || '{role.manage,role.grant}'::text[]
  where permissions @> '{org.manage,portal.configure}'::text[] and not 'role.manage' = any (permissions);
