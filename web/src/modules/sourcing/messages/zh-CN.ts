import { agencies } from './zh-CN/agencies.ts'
import { award } from './zh-CN/award.ts'
import { clarifications } from './zh-CN/clarifications.ts'
import { comparison } from './zh-CN/comparison.ts'
import { demandPool, demands } from './zh-CN/demands.ts'
import { enrolments } from './zh-CN/enrolments.ts'
import { evaluation } from './zh-CN/evaluation.ts'
import { experts } from './zh-CN/experts.ts'
import { mailInvitations } from './zh-CN/mailInvitations.ts'
import { negotiation } from './zh-CN/negotiation.ts'
import { objections } from './zh-CN/objections.ts'
import { openerPasskeys } from './zh-CN/openerPasskeys.ts'
import { opening } from './zh-CN/opening.ts'
import { projectDeposits } from './zh-CN/projectDeposits.ts'
import { projectForm } from './zh-CN/projectForm.ts'
import { projects } from './zh-CN/projects.ts'
import { quoting } from './zh-CN/quoting.ts'
import { supplierProjects } from './zh-CN/supplierProjects.ts'
import { verify } from './zh-CN/verify.ts'

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

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    sourcing: typeof messages
  }
}
