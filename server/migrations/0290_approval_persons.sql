-- Nobody decides on their own document, whichever of their accounts asks: rounds and tasks name persons beside accounts.
alter table approvals.instances add column requester_person_id bigint;
update approvals.instances i set requester_person_id = u.person_id
from identity.users u where u.tenant_id = i.tenant_id and u.id = i.requester_id;
alter table approvals.instances alter column requester_person_id set not null;

-- A task has an id of its own, so that a person can get the same step again after handing it to somebody else.
alter table approvals.tasks add column id bigint not null default kit.next_id(), add column person_id bigint;
update approvals.tasks t set person_id = u.person_id
from identity.users u where u.tenant_id = t.tenant_id and u.id = t.approver_id;
alter table approvals.tasks
  alter column person_id set not null,
  drop constraint tasks_pkey,
  add primary key (tenant_id, id);
create index tasks_of_round on approvals.tasks (tenant_id, instance_id, step);
create unique index "approval.alreadyApprover" on approvals.tasks (tenant_id, instance_id, person_id) where status = 'open';
