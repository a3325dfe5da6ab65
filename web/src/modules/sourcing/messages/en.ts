import { award } from './en/award.ts'
import { comparison } from './en/comparison.ts'
import { demandPool, demands } from './en/demands.ts'
import { enrolments } from './en/enrolments.ts'
import { evaluation } from './en/evaluation.ts'
import { negotiation } from './en/negotiation.ts'
import { objections } from './en/objections.ts'
import { openerPasskeys } from './en/openerPasskeys.ts'
import { opening } from './en/opening.ts'
import { projectForm } from './en/projectForm.ts'
import { projects } from './en/projects.ts'
import { quoting } from './en/quoting.ts'
import { supplierProjects } from './en/supplierProjects.ts'
import { verify } from './en/verify.ts'

export const messages = {
  award,
  comparison,
  demandPool,
  demands,
  enrolments,
  evaluation,
  negotiation,
  objections,
  openerPasskeys,
  opening,
  projectForm,
  projects,
  quoting,
  supplierProjects,
  verify,
}
