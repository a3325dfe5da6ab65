import { supplier360 } from './zh-CN/overview.ts'
import { mySupplierRequest, supplierApplications } from './zh-CN/applications.ts'
import { myCompany, profileChanges } from './zh-CN/company.ts'
import { incidents, myIncidents } from './zh-CN/incidents.ts'
import { myContests, myScore, scorecards, scoreContests } from './zh-CN/scores.ts'
import { myPassport, supplierPassports } from './zh-CN/passports.ts'
import { categoryRules, myQualifications, qualifications } from './zh-CN/qualifications.ts'
import { myDispositions, mySupplierRestores, supplierDispositions, supplierRestores } from './zh-CN/dispositions.ts'

export const messages = {
  mySupplierRequest,
  myCompany,
  incidents,
  myIncidents,
  scorecards,
  scoreContests,
  myScore,
  myContests,
  qualifications,
  myQualifications,
  categoryRules,
  profileChanges,
  myPassport,
  supplierPassports,
  supplier360,
  supplierApplications,
  supplierDispositions,
  myDispositions,
  supplierRestores,
  mySupplierRestores,
}

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    onboarding: typeof messages
  }
}
