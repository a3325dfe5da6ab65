import { stateProof, verifier } from '#kit/verification.ts'
import { holdsBudget } from './project.rules.ts'

const holding = Object.entries(holdsBudget)
  .filter(([, holds]) => holds)
  .map(([state]) => `'${state}'`)
  .join(', ')

/** Proves the projects of all tenants. */
export const verifyProjects = verifier({
  'project {which}: its state is not the one that its last transition led to': stateProof(
    'project',
    'sourcing.projects',
    'project_no',
    'state',
  ),
  'project {which}: it was submitted without items': `
    select p.project_no from sourcing.projects p where p.state <> '1'
      and not exists (select from sourcing.items i where i.tenant_id = p.tenant_id and i.project_id = p.id)`,
  'project {which}: its number of enrolments is not that of its enrolments': `
    select p.project_no from sourcing.projects p left join (
      select tenant_id, project_id, count(*) as enrolled from sourcing.enrolments
      where status in ('submitted', 'passed') group by tenant_id, project_id
    ) e on e.tenant_id = p.tenant_id and e.project_id = p.id
    where p.enrolled_count <> coalesce(e.enrolled, 0)`,
  'project {which}: it is over, or a draft, and holds a budget': `
    select p.project_no from sourcing.projects p
    join ledger.holds h on h.tenant_id = p.tenant_id and h.ref_kind = 'project' and h.ref_id = p.id and h.state = 'open'
    where p.state not in (${holding})`,
  'enrolment {which}: its status is not the one that its last transition led to': stateProof(
    'enrolment',
    'sourcing.enrolments',
    'id',
    'status',
  ),
})
