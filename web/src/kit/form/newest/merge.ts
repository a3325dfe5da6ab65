import { type Values, isObject, isSame } from '../values.ts'

/** The newest of a thing under what was changed of it here; `both` are the fields that were changed on both sides. */
export function merged(written: Values, before: Values, newest: Values) {
  const isMine = (name: string) => !isSame(written[name], before[name])
  const isTheirs = (name: string) => !isSame(newest[name], before[name])
  const names = Object.keys(written)
  return {
    values: Object.fromEntries(names.map((name) => [name, isMine(name) ? written[name] : newest[name]])),
    both: names.filter((name) => isMine(name) && isTheirs(name) && !isSame(written[name], newest[name])),
  }
}

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
