import { subjectOf } from '../../quotes/seal.ts'
import { type Check, isSameList, isUnique, unless } from './context.ts'

/** V07: pseudonyms and suppliers are mapped one to one. */
export const checkSubjects: Check = ({ file }) => {
  const { suite, subjects, log, terms } = file
  const logged = new Set(log.flatMap(({ subject }) => subject ?? []))
  const named = subjects.map(({ subject }) => subject)
  return [
    ...unless(isSameList(named.toSorted(), [...logged].toSorted()), 'subjects'),
    ...unless(isUnique(subjects.map(({ supplierId }) => supplierId)), 'supplierTwice'),
    ...subjects.flatMap(({ subject, salt, supplierId }) =>
      unless(subjectOf(suite, salt, terms.projectId, supplierId) === subject, 'subject'),
    ),
  ]
}
