-- The column that says how somebody logged in has the name that the rest of the product uses.
alter table identity.sessions rename column way to method;
alter table identity.logins rename column way to method;
