-- Approvals of an award say what is awarded to whom, so that they differ from the approval of the project itself.
alter table approvals.instances add column award jsonb;
comment on column approvals.instances.award is 'what the award of a project says; null where another document is approved';
