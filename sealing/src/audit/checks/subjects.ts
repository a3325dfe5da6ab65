import { subjectOf } from '../../quotes/seal.ts'
import { awardedSubjects, disclosedBy } from '../profiles.ts'
import { type Check, isUnique, unless } from './context.ts'

/** V07: pseudonyms and suppliers are mapped one to one, all that the profile names. */
export const checkSubjects: Check = ({ file }) => {
  const { suite, profile, subjects, log, terms } = file
  const logged = new Set(log.flatMap(({ subject }) => subject ?? []))
  const named = subjects.map(({ subject }) => subject)
  const expected = disclosedBy[profile].names ? logged : awardedSubjects(file)
  return [
    ...unless(isUnique(named) && named.every((one) => logged.has(one)), 'subjects'),
    ...unless(
      [...expected].every((one) => named.includes(one)),
      'subjects',
    ),
    ...unless(isUnique(subjects.map(({ supplierId }) => supplierId)), 'supplierTwice'),
    ...subjects.flatMap(({ subject, salt, supplierId }) =>
      unless(subjectOf(suite, salt, terms.projectId, supplierId) === subject, 'subject'),
    ),
  ]
}
