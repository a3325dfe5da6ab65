import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { isObject, type Json, type JsonObject, readExact, textIn } from './json.rules.ts'

let schema: ValidateFunction | undefined
/**
 * The release schema of OCDS 1.1.5. It is of draft 4, of whose own keywords it uses none but `id` and `$schema`: without
 * these two it says the same in the draft that the validator reads.
 */
function releaseSchema(): ValidateFunction {
  if (schema) return schema
  const text = readFileSync(new URL('../schema/release-schema-1.1.5.json', import.meta.url), 'utf8')
  const { id: _, $schema: __, ...rest } = JSON.parse(text) as Record<string, unknown>
  const ajv = new Ajv({ strict: false, allErrors: true })
  ;(formats as unknown as (to: Ajv) => void)(ajv)
  schema = ajv.compile(rest)
  return schema
}

const known = {
  tag: new Set([
    'tender',
    'tenderAmendment',
    'tenderUpdate',
    'tenderCancellation',
    'award',
    'awardUpdate',
    'awardCancellation',
    'contract',
    'contractAmendment',
    'implementation',
  ]),
  roles: new Set(['buyer', 'supplier']),
}

/** What is wrong with a release; empty if it may be published. The schema leaves most of it open. */
export function problemsOf(body: string): string[] {
  const plain = JSON.parse(body) as Record<string, unknown>
  const check = releaseSchema()
  const bySchema = check(plain)
    ? []
    : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  return [...bySchema, ...ownProblems(readExact(body) as JsonObject)].slice(0, 100)
}

const listOf = (value: Json | undefined): readonly JsonObject[] =>
  (Array.isArray(value) ? value : []) as readonly JsonObject[]

function ownProblems(release: JsonObject): string[] {
  const problems: string[] = []
  const parties = new Set(listOf(release['parties']).map(({ id }) => textIn(id)))
  const awards = listOf(release['awards'])
  const awardIds = new Set(awards.map(({ id }) => textIn(id)))
  const references = [
    ...(isObject(release['buyer']) ? [release['buyer']] : []),
    ...awards.flatMap((award) => listOf(award['suppliers'])),
  ]
  for (const { id } of references) if (!parties.has(textIn(id))) problems.push(`organisation ${textIn(id)} is no party`)
  for (const { id, awardID } of listOf(release['contracts']))
    if (!awardIds.has(textIn(awardID))) problems.push(`contract ${textIn(id)} is of no award`)
  for (const tag of (release['tag'] ?? []) as readonly string[])
    if (!known.tag.has(tag)) problems.push(`tag ${tag} is unknown`)
  for (const { roles } of listOf(release['parties']))
    for (const role of (roles ?? []) as readonly string[])
      if (!known.roles.has(role)) problems.push(`role ${role} is unknown`)
  if (!/^ocds-[a-z0-9]{6}-./.test(textIn(release['ocid']))) problems.push('the ocid has no prefix')
  if (textIn(release['id']).includes('#')) problems.push('the id has a number sign')
  inspect('', release, problems)
  return problems
}

/** Empty values, ids that come twice in a list, and periods that end before they begin. */
function inspect(path: string, value: Json, problems: string[]): void {
  if (value === '' || value === null) problems.push(`${path} is empty`)
  if (Array.isArray(value)) {
    const list = value as readonly Json[]
    if (list.length === 0) problems.push(`${path} is empty`)
    const ids = list.flatMap((each) => (isObject(each) && 'id' in each ? [JSON.stringify(each['id'])] : []))
    if (new Set(ids).size < ids.length) problems.push(`${path} has an id twice`)
    for (const [at, each] of list.entries()) inspect(`${path}/${at}`, each, problems)
    return
  }
  if (!isObject(value)) return
  if (Object.keys(value).length === 0) problems.push(`${path} is empty`)
  const { startDate, endDate } = value
  if (typeof startDate === 'string' && typeof endDate === 'string' && startDate > endDate)
    problems.push(`${path} ends before it begins`)
  for (const [key, each] of Object.entries(value)) inspect(`${path}/${key}`, each, problems)
}
