create table onboarding.profile_changes (
  tenant_id     bigint not null,
  supplier_id   bigint,
  company_name  text not null default '',
  legal_person  text not null default '',
  region        text not null default '',
  address       text not null default '',
  contact_name  text not null default '',
  contact_tel   text not null default '',
  change_reason text not null default '',
  certificates  jsonb not null default '[]'
);
select kit.case_table('onboarding.profile_changes');
create unique index "profileChange.open" on onboarding.profile_changes (tenant_id, supplier_id) where status in ('02', '03', '04');
