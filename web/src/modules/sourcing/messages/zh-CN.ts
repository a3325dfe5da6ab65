import { auction } from './zh-CN/auction.ts'
import { award } from './zh-CN/award.ts'
import { closing } from './zh-CN/closing.ts'
import { comparison } from './zh-CN/comparison.ts'
import { countdown } from './zh-CN/countdown.ts'
import { demandPool, demands } from './zh-CN/demands.ts'
import { enrolments } from './zh-CN/enrolments.ts'
import { evaluation } from './zh-CN/evaluation.ts'
import { hall } from './zh-CN/hall.ts'
import { negotiation } from './zh-CN/negotiation.ts'
import { notice } from './zh-CN/notice.ts'
import { objections } from './zh-CN/objections.ts'
import { openerPasskeys } from './zh-CN/openerPasskeys.ts'
import { opening } from './zh-CN/opening.ts'
import { projectForm } from './zh-CN/projectForm.ts'
import { projects } from './zh-CN/projects.ts'
import { quoting } from './zh-CN/quoting.ts'
import { result } from './zh-CN/result.ts'
import { supplierProjects } from './zh-CN/supplierProjects.ts'
import { verify } from './zh-CN/verify.ts'

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

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    sourcing: typeof messages
  }
}
