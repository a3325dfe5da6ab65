-- Approval rules for documents whose amount exceeds what is left of their budget.
alter table approvals.rules add over_budget boolean not null default false;
comment on column approvals.rules.over_budget is 'only documents whose amount exceeds what is left of their budget when they are submitted';
