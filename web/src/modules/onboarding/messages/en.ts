import { supplier360 } from './en/overview.ts'
import { mySupplierRequest, supplierApplications } from './en/applications.ts'
import { myCompany, profileChanges } from './en/company.ts'
import { incidents, myIncidents } from './en/incidents.ts'
import { myContests, myScore, scorecards, scoreContests } from './en/scores.ts'
import { myPassport, supplierPassports } from './en/passports.ts'
import { categoryRules, myQualifications, qualifications } from './en/qualifications.ts'
import { myDispositions, mySupplierRestores, supplierDispositions, supplierRestores } from './en/dispositions.ts'

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
