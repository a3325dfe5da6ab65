import { type Values, isObject, isSame } from '../values.ts'

/** Displayed values, and the entered values without rows that are still empty. */
interface Mine {
  readonly shown: Values
  readonly written: Values
}

/**
 * Three-way merge of the newest record with the user's changes. `both` are the fields changed on both sides; unchanged
 * fields stay as displayed.
 */
export function merged({ shown, written }: Mine, before: Values, newest: Values, theirs: Values = newest) {
  const isMine = (name: string) => !isSame(written[name], before[name])
  const isTheirs = (name: string) => !isSame(theirs[name], before[name])
  const names = Object.keys(written)
  const chosen = (of: (name: string) => unknown) => Object.fromEntries(names.map((name) => [name, of(name)]))
  return {
    values: chosen((name) => (isMine(name) || !isTheirs(name) ? shown[name] : newest[name])),
    before: chosen((name) => (isTheirs(name) ? theirs[name] : before[name])),
    both: names.filter((name) => isMine(name) && isTheirs(name) && !isSame(written[name], theirs[name])),
  }
}

/** Updates the page's fixed values (such as the version) from the newest record; a version never decreases. */
export const renewed = (given: Values, newest: Values): Values =>
  Number(newest['version']) < Number(given['version'])
    ? given
    : Object.fromEntries(Object.keys(given).map((name) => [name, newest[name] ?? given[name]]))

/** Finds the record with these ids in cached replies: a reply itself, a record of a page, or a node of a tree. */
export function findById(replies: unknown, ids: Values): Values | undefined {
  const names = Object.keys(ids).filter((name) => name !== 'version')
  const open: unknown[] = names.length === 0 ? [] : [replies]
  while (open.length > 0) {
    const one = open.pop()
    if (isObject(one) && 'version' in one && names.every((name) => one[name] === ids[name])) return one
    if (typeof one === 'object' && one !== null) open.push(...Object.values(one))
  }
  return undefined
}
