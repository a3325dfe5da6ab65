-- An account that a stranger opened to try the product. Nobody of the tenant knows who it is, so the tenant vouches for it nowhere.
alter table identity.users add column is_trial boolean not null default false;
update identity.users u set is_trial = true from login.trials t where t.tenant_id = u.tenant_id and t.user_id = u.id;

-- What each person has uploaded on a day (of China): the daily quota is checked and counted in one statement.
create table files.upload_days (
  tenant_id bigint not null,
  person_id bigint not null,
  day       date not null,
  files     int not null,
  bytes     bigint not null,
  primary key (tenant_id, person_id, day)
);
create index upload_days_by_day on files.upload_days (tenant_id, day);
select kit.protect('files.upload_days');
