import { type Values, isObject, isSame } from '../values.ts'

/** What is on the screen, and what of it is written: rows that nobody has filled in are not. */
interface Mine {
  readonly shown: Values
  readonly written: Values
}

/**
 * The newest of a thing under what was changed of it here; `both` are the fields that were changed on both sides. What
 * neither has changed stays as it is on the screen.
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

/** What a page gives of a thing, as the newest has it; a version never goes back. */
export const renewed = (given: Values, newest: Values): Values =>
  Number(newest['version']) < Number(given['version'])
    ? given
    : Object.fromEntries(Object.keys(given).map((name) => [name, newest[name] ?? given[name]]))

/** The thing that these ids name, in what reads have answered: a reply itself, a record of a page, a node of a tree. */
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
