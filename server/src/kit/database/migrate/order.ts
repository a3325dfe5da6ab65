/** Until this number, migrations of branches that were merged later came after higher numbers. */
export const lastOutOfOrder = 265

/** Later migrations that may come after higher numbers, each with the reason why both orders give the same schema. */
const mayBeLate: Readonly<Record<string, string>> = {
  '0280_trials.sql': 'columns of a table that no later migration touches',
  '0281_case_tables.sql': 'a function that no other migration calls',
}

export const numberOfMigration = (name: string): number => Number(/^\d+/.exec(name)?.[0])

/**
 * Line that refuses a migration which is older than one that the database already has: on a new database it would run
 * before it, here after it, and the schemas could differ. Undefined if there is none.
 */
export function lateMigration(applied: readonly string[], missing: readonly string[]): string | undefined {
  const newest = applied.toSorted().at(-1) ?? ''
  const late = missing.find(
    (name) => name < newest && numberOfMigration(name) > lastOutOfOrder && !Object.hasOwn(mayBeLate, name),
  )
  if (late === undefined) return undefined
  return `migration ${late} is older than ${newest}, which the database has already: give it a number above all others`
}
