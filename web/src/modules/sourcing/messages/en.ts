import { agencies } from './en/agencies.ts'
import { award } from './en/award.ts'
import { clarifications } from './en/clarifications.ts'
import { comparison } from './en/comparison.ts'
import { demandPool, demands } from './en/demands.ts'
import { enrolments } from './en/enrolments.ts'
import { evaluation } from './en/evaluation.ts'
import { experts } from './en/experts.ts'
import { mailInvitations } from './en/mailInvitations.ts'
import { negotiation } from './en/negotiation.ts'
import { objections } from './en/objections.ts'
import { openerPasskeys } from './en/openerPasskeys.ts'
import { opening } from './en/opening.ts'
import { projectDeposits } from './en/projectDeposits.ts'
import { projectForm } from './en/projectForm.ts'
import { projects } from './en/projects.ts'
import { quoting } from './en/quoting.ts'
import { supplierProjects } from './en/supplierProjects.ts'
import { verify } from './en/verify.ts'

export const messages = {
  agencies,
  award,
  clarifications,
  comparison,
  demandPool,
  demands,
  enrolments,
  evaluation,
  experts,
  mailInvitations,
  negotiation,
  objections,
  openerPasskeys,
  opening,
  projectDeposits,
  projectForm,
  projects,
  quoting,
  supplierProjects,
  verify,
}
