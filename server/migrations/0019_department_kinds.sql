-- What a department is: a company (1) that stands for itself, or a department (2) of one. Until now nothing told them apart.
alter table identity.departments alter column kind set default '2';
update identity.departments set kind = '2' where parent_id is not null;
alter table identity.departments add constraint "dept.kind" check (kind in ('1', '2'));
