import { auction } from './en/auction.ts'
import { award } from './en/award.ts'
import { closing } from './en/closing.ts'
import { comparison } from './en/comparison.ts'
import { countdown } from './en/countdown.ts'
import { demandPool, demands } from './en/demands.ts'
import { enrolments } from './en/enrolments.ts'
import { evaluation } from './en/evaluation.ts'
import { hall } from './en/hall.ts'
import { negotiation } from './en/negotiation.ts'
import { notice } from './en/notice.ts'
import { objections } from './en/objections.ts'
import { openerPasskeys } from './en/openerPasskeys.ts'
import { opening } from './en/opening.ts'
import { projectForm } from './en/projectForm.ts'
import { projects } from './en/projects.ts'
import { quoting } from './en/quoting.ts'
import { result } from './en/result.ts'
import { supplierProjects } from './en/supplierProjects.ts'
import { verify } from './en/verify.ts'

export const messages = {
  auction,
  award,
  closing,
  comparison,
  countdown,
  demandPool,
  demands,
  enrolments,
  evaluation,
  hall,
  negotiation,
  notice,
  objections,
  openerPasskeys,
  opening,
  projectForm,
  projects,
  quoting,
  result,
  supplierProjects,
  verify,
}
