-- Data scope of a role that somebody holds: of which departments it shows records. Without one each permission says so itself.
alter table identity.user_roles
  add column reach text not null default 'default' check (reach in ('default', 'own', 'dept', 'deptTree', 'chosen', 'all')),
  add column reach_dept_ids bigint[] not null default '{}',
  add check ((reach = 'chosen') = (cardinality(reach_dept_ids) > 0));
comment on column identity.user_roles.reach_dept_ids is 'chosen departments, each with all below';

alter table access_reviews.items
  add column reach text not null default 'default',
  add column reach_depts text[] not null default '{}';
comment on column access_reviews.items.reach is 'data scope of the role when the review was opened';
