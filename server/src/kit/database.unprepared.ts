const unprepared = new WeakSet<object>()

/**
 * Not prepared under a name: statements of lists are as many as there are combinations of filters, and are planned for
 * the values that they have.
 */
export const withoutName = <Q extends object>(query: Q): Q => {
  unprepared.add(query)
  return query
}
export const isUnprepared = (query: object): boolean => unprepared.has(query)
